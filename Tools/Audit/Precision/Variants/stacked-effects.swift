// MARK: - appear
struct Card: View {
    @State private var isIn = false
    var body: some View { Text("a").scaleEffect(isIn ? 1 : 0.5).offset(y: isIn ? 0 : 40).↓blur(radius: isIn ? 0 : 8) }
}
// MARK: - with others between
struct Tile: View {
    @State private var isChosen = false
    var body: some View {
        Text("a")
            .scaleEffect(isChosen ? 1.1 : 1)
            .padding(12)
            .background(.thinMaterial)
            .rotationEffect(.degrees(isChosen ? 3 : 0))
            .clipShape(Circle())
            .↓brightness(isChosen ? 0.1 : 0)
    }
}
// MARK: - binding
struct Layer: View {
    @Binding var isBehind: Bool
    var body: some View { Color.red.blur(radius: isBehind ? 9 : 0).scaleEffect(isBehind ? 0.9 : 1).↓saturation(isBehind ? 0.2 : 1) }
}
// MARK: - press
struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.8 : 1)
            .offset(y: configuration.isPressed ? 4 : 0)
            .↓hueRotation(.degrees(configuration.isPressed ? 20 : 0))
    }
}
// MARK: - computed values
struct Flip: View {
    @State private var isBack = false
    private var turn: Angle { .degrees(isBack ? 180 : 0) }
    private var size: CGFloat { isBack ? 0.8 : 1 }
    var body: some View { Text("a").rotation3DEffect(turn, axis: (0, 1, 0)).scaleEffect(size).↓blur(radius: isBack ? 1 : 0) }
}
// MARK: - model
struct Row: View {
    @ObservedObject var model: RowModel
    var body: some View {
        HStack { Text("a") }.scaleEffect(model.isDone ? 0.95 : 1).contrast(model.isDone ? 0.6 : 1).↓rotationEffect(model.isDone ? .degrees(2) : .zero)
    }
}
// MARK: - local values
struct Local: View {
    @State private var isUp = false
    var body: some View {
        let size = isUp ? 1.2 : 1
        let tilt = isUp ? 4.0 : 0
        return Text("a").scaleEffect(size).rotationEffect(.degrees(tilt)).↓offset(y: isUp ? -4 : 0)
    }
}
// MARK: - four
struct Four: View {
    @State private var phase = 0
    var body: some View {
        Text("a").scaleEffect(phase == 0 ? 1 : 2).rotationEffect(.degrees(phase == 0 ? 1 : 2)).↓offset(x: phase == 0 ? 1 : 2).blur(radius: phase == 0 ? 1 : 2)
    }
}
// MARK: - observed class
struct Store: View {
    @EnvironmentObject var store: Shop
    var body: some View { Text("a").offset(x: store.isOpen ? 0 : 9).saturation(store.isOpen ? 1 : 0).↓scaleEffect(store.isOpen ? 1 : 0.9) }
}
// MARK: - function for a value
struct Call: View {
    @State private var level = 0
    private func size() -> CGFloat { CGFloat(level) / 10 + 1 }
    var body: some View { Text("a").scaleEffect(size()).blur(radius: CGFloat(level)).↓offset(x: CGFloat(level)) }
}
