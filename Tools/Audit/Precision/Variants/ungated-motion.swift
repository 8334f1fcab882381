// MARK: - sheet that scales in
struct WelcomeSheet: View {
    @State private var hasAppeared = false

    var body: some View {
        VStack { Text("Welcome") }
            .frame(width: 320, height: 480)
            .scaleEffect(hasAppeared ? 1 : 0.2)
            .onAppear {
                ↓withAnimation(.spring(response: 0.35, dampingFraction: 0.8)) {
                    hasAppeared = true
                }
            }
    }
}
// MARK: - picture that flips in a label builder
struct SectionHeader: View {
    @Binding var isCollapsed: Bool
    let title: String

    var body: some View {
        Button(action: flip) { label }
    }

    @ViewBuilder private var label: some View {
        HStack {
            Text(title)
            Image("cover").rotation3DEffect(isCollapsed ? .zero : .degrees(180), axis: (x: 1, y: 0, z: 0))
        }
    }

    private func flip() {
        ↓withAnimation { isCollapsed.toggle() }
    }
}
// MARK: - player sliding from below
struct PlayerHost: View {
    @EnvironmentObject var player: PlayerStore

    var body: some View {
        ZStack(alignment: .bottom) {
            Color.clear
            if let song = player.current {
                ScrollView { Text(song.lyrics) }
                    .padding()
                    .transition(.asymmetric(insertion: .move(edge: .bottom), removal: .opacity))
            }
        }
        .↓animation(.easeInOut(duration: 0.2), value: player.current)
    }
}
// MARK: - switch over a step
struct Wizard: View {
    enum Step { case name, age }
    @State private var step = Step.name

    var body: some View {
        VStack {
            switch step {
            case .name: Form { Text("Name") }.transition(.slide)
            case .age: Form { Text("Age") }.transition(.push(from: .trailing))
            }
            Button("Next") { ↓withAnimation(.snappy) { step = .age } }
        }
    }
}
// MARK: - computed angle
struct Wheel: View {
    @State private var hasWon = false

    private var angle: Angle { .degrees(hasWon ? 1080 : 0) }

    var body: some View {
        Image("wheel")
            .frame(width: 300, height: 300)
            .rotationEffect(angle)
            .↓animation(.interpolatingSpring(stiffness: 120, damping: 14), value: hasWon)
    }
}
// MARK: - poster that grows
struct Poster: View {
    @State private var isLarge = false

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .frame(width: 160, height: 220)
            .shadow(radius: isLarge ? 8 : 2)
            .scaleEffect(isLarge ? 2.5 : 1, anchor: .center)
            .onChange(of: news) { ↓withAnimation(.easeOut) { isLarge = true } }
    }
}
// MARK: - matched picture that fills the screen
struct Gallery: View {
    @Namespace private var space
    @State private var isOpen = false

    var body: some View {
        if isOpen {
            Image("beach").resizable().ignoresSafeArea().matchedGeometryEffect(id: "beach", in: space)
        } else {
            Button("Open") { ↓withAnimation(.spring()) { isOpen = true } }
        }
    }
}
// MARK: - whole page that leaves
struct Onboarding: View {
    @State private var isDone = false

    var body: some View {
        GeometryReader { proxy in
            VStack { Text("Welcome") }
                .offset(y: isDone ? -proxy.size.height : 0)
                .onReceive(finished) { _ in ↓withAnimation(.easeInOut(duration: 0.8)) { isDone = true } }
        }
    }
}
// MARK: - body form of animation
struct Cover: View {
    let isFavourite: Bool

    var body: some View {
        Image("album").frame(width: 300, height: 300)
            .↓animation(.bouncy) { $0.offset(x: isFavourite ? 320 : 0) }
    }
}
// MARK: - own transition token
extension AnyTransition {
    static var cardEntry: AnyTransition { .scale(scale: 0.1).combined(with: .opacity) }
}
struct Deck: View {
    @State private var cards: [Card] = []

    var body: some View {
        ZStack {
            ForEach(cards) { card in CardView(card: card).frame(height: 420).transition(.cardEntry) }
        }
        .toolbar { Button("Deal") { ↓withAnimation { cards.append(Card()) } } }
    }
}
// MARK: - gate read but not used here
struct Mixed: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isOpen = false
    @State private var isLoud = false

    var body: some View {
        Text("a").offset(y: isOpen ? 0 : 40).animation(reduceMotion ? nil : .default, value: isOpen)
        Image("b").frame(height: 200).scaleEffect(isLoud ? 2.5 : 1).↓animation(.default, value: isLoud)
    }
}
// MARK: - model of the view in the value
struct Player: View {
    @StateObject private var model = PlayerModel()

    var body: some View {
        Artwork()
            .position(x: model.isExpanded ? 300 : 40, y: 80)
            .↓animation(Animation.smooth.speed(1.2), value: model.isExpanded)
    }
}
