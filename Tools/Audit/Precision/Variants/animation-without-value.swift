// MARK: - after a frame
struct Bar: View {
    @State private var isWide = false
    var body: some View {
        Rectangle()
            .frame(width: isWide ? 200 : 100)
            .↓animation(.easeInOut(duration: 0.2))
    }
}
// MARK: - token
struct Bubble: View {
    let text: String
    var body: some View { Text(text).padding().↓animation(Theme.quick).accessibilityLabel(text) }
}
// MARK: - trailing modifier after a closure
struct Board: View {
    @State private var cells: [Int] = []
    var body: some View {
        LazyVGrid(columns: []) {
            ForEach(cells, id: \.self) { Text("\($0)") }
        }
        .↓animation(.default)
    }
}
// MARK: - ternary
struct Dot: View {
    var isOn: Bool
    var body: some View { Circle().fill(isOn ? .green : .gray).↓animation(isOn ? .spring() : nil) }
}
// MARK: - property of the view
struct Needle: View {
    var turn: Angle
    private let swing: Animation = .interpolatingSpring(stiffness: 90, damping: 12)
    var body: some View { Capsule().rotationEffect(turn).↓animation(swing) }
}
// MARK: - in a modifier
struct Appearing: ViewModifier {
    @State private var isShown = false
    func body(content: Content) -> some View {
        content
            .opacity(isShown ? 1 : 0)
            .onAppear { isShown = true }
            .↓animation(.linear(duration: 0.15).delay(0.1))
    }
}
// MARK: - in an extension
extension View {
    func gentle() -> some View { self.↓animation(.easeOut) }
}
// MARK: - on a computed part
struct Page: View {
    private var header: some View { Text("Head") }
    var body: some View { header.↓animation(Animation.easeIn(duration: 0.2)).padding() }
}
// MARK: - under a condition of the build
Text("a")
    #if os(iOS)
    .↓animation(.spring())
    #endif
// MARK: - in a list row
struct Rows: View {
    let items: [Item]
    var body: some View {
        List(items) { item in
            HStack { Text(item.name); if item.isNew { Badge() } }
                .↓animation(.snappy)
        }
    }
}
