// MARK: - two icons in a row
↓HStack(spacing: 2) {
    Button(action: like) { Image(systemName: "heart") }
    Button(action: share) { Image(systemName: "square.and.arrow.up") }
}
// MARK: - text buttons below each other
↓VStack(alignment: .leading, spacing: 4) {
    Button("Keep") { keep() }
    Button("Discard", role: .destructive) { discard() }
}
// MARK: - swatches in a loop
↓HStack(spacing: 5) {
    ForEach(colors, id: \.self) { color in
        Button { pick(color) } label: { Circle().fill(color).frame(width: 26, height: 26) }
    }
}
// MARK: - gap as a constant of the file
private enum Gap {
    static let tight = 3.0
}
struct Tight: View {
    var body: some View {
        ↓HStack(spacing: Gap.tight) {
            Button("A") { a() }
            Button("B") { b() }
        }
    }
}
// MARK: - computed gap
struct Computed: View {
    private var gap: CGFloat { 6 }
    var body: some View {
        ↓HStack(spacing: gap) {
            Link("Terms", destination: terms)
            Link("Privacy", destination: privacy)
        }
    }
}
// MARK: - menu beside a button
↓HStack(spacing: 0) {
    Text(title)
    Spacer()
    Button(action: edit) { Image(systemName: "pencil").frame(width: 24, height: 24) }
    Menu { more } label: { Image(systemName: "ellipsis").frame(width: 24, height: 24) }
}
// MARK: - stars by tap gestures
↓HStack(spacing: 4) {
    ForEach(1...5, id: \.self) { value in
        Image(systemName: "star").onTapGesture { rate(value) }
    }
}
// MARK: - one is large and one is not
↓HStack(spacing: 0) {
    Button(action: a) { Image("a").frame(width: 60, height: 60) }
    Button(action: b) { Image("b").frame(width: 20, height: 20) }
}
// MARK: - little padding inside
↓HStack(spacing: 1) {
    Button(action: a) { Image(systemName: "minus").padding(2) }
    Button(action: b) { Image(systemName: "plus").padding(2) }
}
// MARK: - control in a member
struct Membered: View {
    private var less: some View { Button(action: a) { Image(systemName: "minus") } }
    private var more: some View { Button(action: b) { Image(systemName: "plus") } }
    var body: some View {
        ↓HStack(spacing: 2) {
            less
            more
        }
    }
}
// MARK: - in a grid
↓Grid(horizontalSpacing: 2, verticalSpacing: 2) {
    GridRow {
        Button("1") { press(1) }
        Button("2") { press(2) }
    }
}
// MARK: - under a condition
↓HStack(spacing: 4) {
    Button(action: a) { Image(systemName: "minus") }
    if canAdd { Button(action: b) { Image(systemName: "plus") } }
}
