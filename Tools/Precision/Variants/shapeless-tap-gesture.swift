// MARK: - row with a spacer
struct SettingRow: View {
    var body: some View {
        HStack { Text("Language"); Spacer(); Text("English") }.↓onTapGesture { choose() }
    }
}
// MARK: - ring
struct Dot: View {
    var body: some View {
        Circle().stroke(.blue, lineWidth: 3).frame(width: 48, height: 48).↓onTapGesture { pick() }
    }
}
// MARK: - outlined card
struct Outlined: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 12).strokeBorder(.gray).frame(height: 80).↓onTapGesture { open() }
    }
}
// MARK: - plain button
struct PlainRow: View {
    var body: some View {
        ↓Button { open() } label: {
            HStack(spacing: 12) {
                Image(systemName: "folder")
                Text(folder.name)
                Spacer()
            }
            .padding(.vertical, 8)
        }
        .buttonStyle(.plain)
    }
}
// MARK: - clear colour
struct Catcher: View {
    var body: some View {
        Color.clear.frame(width: 60, height: 60).↓onTapGesture { open() }
    }
}
// MARK: - stretched stack
struct Stretched: View {
    var body: some View {
        VStack(alignment: .leading) { Text(title); Text(subtitle) }
            .frame(maxWidth: .infinity, alignment: .leading)
            .↓onTapGesture { open() }
    }
}
// MARK: - spacer in an inner stack
struct Inner: View {
    var body: some View {
        VStack {
            HStack { Text(title); Spacer() }
            Text(text)
        }
        .padding()
        .↓onTapGesture { open() }
    }
}
// MARK: - background after the gesture
struct After: View {
    var body: some View {
        HStack { Text(title); Spacer(minLength: 0) }
            .↓onTapGesture { open() }
            .background(Color(.systemBackground))
    }
}
// MARK: - navigation link with the plain style
struct Linked: View {
    var body: some View {
        ↓NavigationLink(value: item) { HStack { Text(item.title); Spacer(); Image(systemName: "chevron.right") } }
            .buttonStyle(PlainButtonStyle())
    }
}
// MARK: - gesture value
struct Valued: View {
    var body: some View {
        HStack { Text(title); Spacer() }.↓gesture(TapGesture().onEnded { open() })
    }
}
// MARK: - style set further out
struct Outer: View {
    var body: some View {
        VStack {
            ↓Button(action: open) { HStack { Text(title); Spacer() } }
            ↓Button(action: share) { HStack { Text("Share"); Spacer() } }
        }
        .buttonStyle(.plain)
    }
}
// MARK: - spacer in a member
struct Membered: View {
    var body: some View {
        row.↓onTapGesture { open() }
    }
    private var row: some View { HStack { Text(title); Spacer() } }
}
