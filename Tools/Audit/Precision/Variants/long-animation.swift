// MARK: - slow expand
struct Fold: View {
    @State private var isOpen = false
    var body: some View { Button("Open") { withAnimation(.↓easeInOut(duration: 2.0)) { isOpen.toggle() } } }
}
// MARK: - implicit
struct Tint: View {
    let isOn: Bool
    var body: some View { Color.red.opacity(isOn ? 1 : 0).animation(.↓linear(duration: 0.75), value: isOn) }
}
// MARK: - named constant
struct Fade: View {
    private static let seconds: Double = 0.5
    let isOn: Bool
    var body: some View { Text("a").opacity(isOn ? 1 : 0).animation(.↓easeOut(duration: Self.seconds), value: isOn) }
}
// MARK: - token
enum Motion {
    static let screen = Animation.↓easeInOut(duration: 0.45)
}
// MARK: - timing curve
struct Slide: View {
    let x: Double
    var body: some View { Text("a").offset(x: x).animation(.↓timingCurve(0.4, 0, 0.2, 1, duration: 0.6), value: x) }
}
// MARK: - with delay
struct Late: View {
    @State private var isOn = false
    var body: some View { Button("a") { withAnimation(.↓easeIn(duration: 0.8).delay(0.2)) { isOn = true } } }
}
// MARK: - transition
Text("a").transition(.opacity.animation(Animation.↓easeInOut(duration: 1)))
// MARK: - function that gives it
func routine(_ isBig: Bool) -> Animation {
    return .↓easeOut(duration: 0.9)
}
// MARK: - slowed down
struct Half: View {
    let isOn: Bool
    var body: some View { Text("a").animation(.↓easeOut(duration: 0.3).speed(0.5), value: isOn) }
}
// MARK: - argument called animation
struct Drawer: View {
    @State private var isOpen = false
    var body: some View {
        Button("Open") { withTransaction(Transaction(animation: .↓easeIn(duration: 0.6))) { isOpen = true } }
    }
}
// MARK: - binding
struct Switch: View {
    @State private var isOn = false
    var body: some View { Toggle("a", isOn: $isOn.animation(.↓linear(duration: 1.5))) }
}
