// MARK: - breathing button
struct CallButton: View {
    @State private var isBig = false
    var body: some View {
        Button("Call") { call() }
            .scaleEffect(isBig ? 1.06 : 1)
            .onAppear { withAnimation(.easeInOut(duration: 0.9).↓repeatForever(autoreverses: true)) { isBig.toggle() } }
    }
}
// MARK: - implicit
struct Floating: View {
    @State private var isUp = false
    var body: some View {
        Image("balloon").offset(y: isUp ? -12 : 12)
            .animation(.easeInOut(duration: 3).↓repeatForever(), value: isUp)
            .onAppear { isUp = true }
    }
}
// MARK: - without a value
struct Swing: View {
    @State private var isLeft = false
    var body: some View { Image("bell").rotationEffect(.degrees(isLeft ? -9 : 9)).animation(Animation.easeInOut.↓repeatForever()) }
}
// MARK: - constant
struct Star: View {
    @State private var turn = 0.0
    private let twinkle = Animation.linear(duration: 4).↓repeatForever(autoreverses: false)
    var body: some View { Image("star").rotationEffect(.degrees(turn)).onAppear { withAnimation(twinkle) { turn = 360 } } }
}
// MARK: - computed
struct Arrow: View {
    @State private var isDown = false
    private var hop: Animation { .easeIn(duration: 0.6).delay(1).↓repeatForever() }
    var body: some View { Image("arrow").offset(y: isDown ? 6 : 0).animation(hop, value: isDown).onAppear { isDown = true } }
}
// MARK: - in a function
struct Record: View {
    @State private var ring = 1.0
    var body: some View { Circle().scaleEffect(ring).onAppear(perform: begin) }
    private func begin() { withAnimation(.easeOut(duration: 1).↓repeatForever(autoreverses: false)) { ring = 2 } }
}
// MARK: - ternary
struct Alarm: View {
    @Binding var isRinging: Bool
    var body: some View {
        Image("clock").rotationEffect(.degrees(isRinging ? 8 : 0))
            .animation(isRinging ? .linear(duration: 0.1).↓repeatForever() : .default, value: isRinging)
    }
}
// MARK: - spring
struct Nudge: View {
    @State private var x = 0.0
    var body: some View { Text("a").offset(x: x).task { withAnimation(.spring(response: 0.4, dampingFraction: 0.8).↓repeatForever()) { x = 8 } } }
}
// MARK: - transition of a scene
struct Sky: View {
    @State private var isPast = false
    var body: some View {
        ZStack { Image("cloud").position(x: isPast ? 500 : -100, y: 40) }
            .animation(.linear(duration: 30).speed(0.5).↓repeatForever(autoreverses: false), value: isPast)
            .onAppear { isPast = true }
    }
}
// MARK: - local value
struct Gear: View {
    @State private var angle = Angle.zero
    var body: some View { Image("gear").rotationEffect(angle).onAppear { start() } }
    private func start() {
        let turning = Animation.linear(duration: 6).↓repeatForever(autoreverses: false)
        withAnimation(turning) { angle = .degrees(360) }
    }
}
