// MARK: - slow drawer
struct Drawer: View {
    @State private var isOpen = false
    var body: some View {
        Panel().onTapGesture { withAnimation(.↓spring(response: 0.8, dampingFraction: 0.8)) { isOpen.toggle() } }
    }
}
// MARK: - wobbling value
struct Counter: View {
    let count: Int
    var body: some View { Text("\(count)").animation(.↓spring(response: 0.3, dampingFraction: 0.4, blendDuration: 0), value: count) }
}
// MARK: - bounce form
struct Card: View {
    let isFlipped: Bool
    var body: some View { Text("a").animation(.↓spring(duration: 0.35, bounce: 0.5), value: isFlipped) }
}
// MARK: - physical form
struct Sheet: View {
    let height: Double
    var body: some View { Color.red.frame(height: height).animation(.↓interpolatingSpring(stiffness: 300, damping: 8), value: height) }
}
// MARK: - design token
enum Motion {
    static let panel: Animation = .↓spring(response: 0.55, dampingFraction: 0.9)
}
// MARK: - token by a computed property
extension Animation {
    static var card: Animation { Animation.↓spring(response: 0.35, dampingFraction: 0.65) }
}
// MARK: - constant of the type
struct Chips: View {
    private static let response = 0.7
    @State private var chosen: Set<Int> = []
    var body: some View {
        Button("All") { withAnimation(.↓spring(response: Self.response, dampingFraction: 0.85)) { chosen = [1, 2] } }
    }
}
// MARK: - preset with extra bounce
struct Like: View {
    @State private var isLiked = false
    var body: some View { Button("Like") { withAnimation(.↓snappy(duration: 0.3, extraBounce: 0.3)) { isLiked.toggle() } } }
}
// MARK: - slowed down
struct Slow: View {
    @State private var isOn = false
    var body: some View { Text("a").animation(.↓spring(response: 0.3, dampingFraction: 0.8).speed(0.5), value: isOn) }
}
// MARK: - in a ternary
struct Either: View {
    let isIn: Bool
    var body: some View { Text("a").animation(isIn ? .easeOut : .↓spring(response: 0.9, dampingFraction: 1), value: isIn) }
}
// MARK: - transaction
func jump(_ move: () -> Void) {
    withTransaction(Transaction(animation: .↓spring(response: 0.1, dampingFraction: 0.8)), move)
}
// MARK: - transition
Text("a").transition(.opacity.animation(.↓bouncy(duration: 0.6)))
