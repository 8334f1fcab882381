// MARK: - offset
struct Drawer: View {
    @State private var isOpen = false
    var body: some View {
        Panel().offset(x: isOpen ? 0 : -280).animation(.↓easeInOut, value: isOpen)
    }
}
// MARK: - explicit chevron
struct Head: View {
    @State private var isOpen = false
    var body: some View {
        Button { withAnimation(.↓easeOut(duration: 0.2)) { isOpen.toggle() } } label: {
            Image(systemName: "chevron.right").rotationEffect(.degrees(isOpen ? 90 : 0))
        }
    }
}
// MARK: - transition
struct Toast: View {
    @State private var text: String?
    var body: some View {
        VStack { if let text { Text(text).transition(.move(edge: .bottom)) } }
            .animation(.↓linear(duration: 0.2), value: text)
    }
}
// MARK: - binding
struct Filter: View {
    @State private var isOn = false
    var body: some View {
        Toggle("More", isOn: $isOn.animation(.↓easeIn))
        if isOn { Text("a").transition(.scale) }
    }
}
// MARK: - computed
struct Knob: View {
    @State private var isOn = false
    private var x: CGFloat { isOn ? 10 : -10 }
    var body: some View { Circle().offset(x: x).animation(Animation.↓easeInOut(duration: 0.15), value: isOn) }
}
// MARK: - press
struct Soft: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1).animation(.↓linear(duration: 0.1), value: configuration.isPressed)
    }
}
// MARK: - in a function
struct Pager: View {
    @State private var page = 0
    var body: some View { Pages().offset(x: Double(page) * -300).onTapGesture { next() } }
    private func next() { withAnimation(.↓easeInOut(duration: 0.25)) { page += 1 } }
}
// MARK: - curve of its own
struct Flip: View {
    let isBack: Bool
    var body: some View {
        Text("a").rotation3DEffect(.degrees(isBack ? 180 : 0), axis: (0, 1, 0)).animation(.↓timingCurve(0.6, 0, 0.4, 1), value: isBack)
    }
}
// MARK: - delayed
struct Late: View {
    @State private var isIn = false
    var body: some View { Text("a").position(x: isIn ? 20 : 90, y: 0).onAppear { withAnimation(.↓easeOut.delay(0.2)) { isIn = true } } }
}
// MARK: - without a value
struct Old: View {
    @State private var isIn = false
    var body: some View { Text("a").offset(y: isIn ? 0 : 90).animation(.↓easeIn) }
}
