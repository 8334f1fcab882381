// MARK: - white on the system's green
struct Done: View {
    var body: some View { Text("Done").↓foregroundColor(.white).padding(8).background(Color.green).cornerRadius(8) }
}
// MARK: - yellow on white
Text("Optional").font(.footnote).↓foregroundStyle(Color.yellow).padding().background(Color.white)
// MARK: - two literals
struct Literal: View {
    var body: some View {
        Text(title)
            .↓foregroundColor(Color(red: 0.7, green: 0.7, blue: 0.75))
            .background(Color(red: 1, green: 1, blue: 1))
    }
}
// MARK: - hexadecimal
struct Hex: View {
    var body: some View { Text(title).↓foregroundStyle(Color(hex: "#9AA0A6")).background(Color(hex: "#F1F3F4")) }
}
// MARK: - constants
private enum Palette {
    static let ink = Color(white: 0.65)
    static let paper = Color(white: 0.95)
}
struct Constants3: View {
    var body: some View { Text(title).↓foregroundColor(Palette.ink).padding().background(Palette.paper) }
}
// MARK: - capsule behind a button
Button("Upgrade") { upgrade() }
    .↓foregroundStyle(.white)
    .padding(.horizontal, 20)
    .background(Capsule().fill(.yellow))
// MARK: - background builder
Text("New").font(.caption).↓foregroundColor(.white).padding(4).background { RoundedRectangle(cornerRadius: 4).foregroundColor(.orange) }
// MARK: - shape argument
Text("Beta").↓foregroundStyle(.white).padding(4).background(.mint, in: .capsule)
// MARK: - faded ink
Text(title).↓foregroundColor(.white.opacity(0.5)).background(Color.blue)
// MARK: - both by state
Text(title).↓foregroundColor(isOn ? .white : .black).padding().background(isOn ? Color.cyan : Color.white)
// MARK: - layered in a stack
ZStack {
    Color.yellow
    Text(title).↓foregroundColor(.white)
}
// MARK: - button with a label
Button { buy() } label: {
    Text("Buy").font(.system(size: 15)).↓foregroundColor(.white).frame(height: 48).background(Color(red: 255 / 255, green: 140 / 255, blue: 0 / 255))
}
// MARK: - components of a background constant
struct Stored: View {
    private let ground = Color(hex: 0xFFD54F)
    var body: some View { Label("Sale", systemImage: "tag").↓foregroundColor(.white).padding().background(ground) }
}
