// MARK: - picture from the assets
↓Button { share() } label: { Image("share-arrow").resizable().frame(width: 44, height: 44) }
// MARK: - asset symbol by its generated name
VStack {
    Text("Dictate a note")
    ↓Button(action: record, label: { Image(.microphone) })
}
// MARK: - symbol chosen by state
struct HandUp: View {
    @State private var asks = false
    var body: some View {
        ↓Button {
            asks.toggle()
        } label: {
            Image(systemName: asks ? "hand.raised.fill" : "hand.raised")
                .font(.largeTitle)
                .foregroundStyle(.tint)
        }
        .buttonStyle(.borderedProminent)
    }
}
// MARK: - icon in a computed property
struct Inbox: View {
    private var drawer: some View {
        Image(systemName: "externaldrive").symbolRenderingMode(.hierarchical).padding(10)
    }
    var body: some View {
        ↓NavigationLink { Messages() } label: { drawer }
    }
}
// MARK: - icon on a round background
ZStack(alignment: .bottomTrailing) {
    List(notes) { Text($0.title) }
    ↓Button(action: compose) {
        ZStack {
            Circle().fill(Color.accentColor)
            Image(systemName: "scribble.variable").foregroundColor(.white)
        }
        .frame(width: 56, height: 56)
        .shadow(radius: 4)
    }
}
// MARK: - menu in a toolbar
Grid { photos }
    .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) {
            ↓Menu {
                Button("Newest first") { order = .newest }
                Button("Oldest first") { order = .oldest }
            } label: {
                Image("sort")
            }
        }
    }
// MARK: - toggle drawn as a flask
struct Experiments: View {
    @Binding var showsPreReleases: Bool
    var body: some View {
        ↓Toggle(isOn: $showsPreReleases) {
            if showsPreReleases {
                Image(systemName: "flask.fill")
            } else {
                Image(systemName: "flask")
            }
        }
        .toggleStyle(.button)
    }
}
// MARK: - view of the project's own
struct GlyphIcon: View {
    let glyph: Glyph
    var body: some View {
        Image(glyph.assetName).renderingMode(.template).resizable().frame(width: 20, height: 20)
    }
}
struct Composer: View {
    var body: some View {
        ↓Button(action: attach) { GlyphIcon(glyph: .clip) }
    }
}
// MARK: - swipe action
Text(mail.subject)
    .swipeActions {
        ↓Button { putAway(mail) } label: { Image(systemName: "tray.and.arrow.down") }
    }
// MARK: - function that builds the button
struct Rating: View {
    var body: some View {
        HStack { ForEach(1...5, id: \.self) { star(for: $0) } }
    }
    private func star(for value: Int) -> some View {
        ↓Button(action: { rate(value) }) {
            Image(systemName: value <= rating ? "star.fill" : "star").frame(width: 44, height: 44)
        }
    }
}
// MARK: - wrapper of the project's own around Button
struct PressButton<Content: View>: View {
    let action: () -> Void
    @ViewBuilder let content: Content
    var body: some View { Button(action: action) { content } }
}
struct Deck: View {
    var body: some View {
        ↓PressButton(action: flip) { Image("flip-card") }
    }
}
// MARK: - picture from UIKit
struct ProfileCorner: View {
    let portrait: UIImage
    var body: some View {
        ↓Button { openProfile() } label: {
            Image(uiImage: portrait).resizable().scaledToFill().clipShape(Circle())
        }
        .frame(width: 44, height: 44)
    }
}
