// MARK: - A style that knocks at each change of its press
struct SquishStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .↓sensoryFeedback(.impact, trigger: configuration.isPressed)
    }
}

// MARK: - With weight and intensity
struct PillStyle: ButtonStyle {
    let strength: Double

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .background(.tint, in: .capsule)
            .↓sensoryFeedback(.impact(weight: .medium, intensity: strength), trigger: configuration.isPressed)
            .opacity(configuration.isPressed ? 0.8 : 1)
    }
}

// MARK: - The press handed to a view of its own
private struct PillLabel: View {
    let isPressed: Bool
    let title: String

    var body: some View {
        Text(title)
            .brightness(isPressed ? -0.05 : 0)
            .↓sensoryFeedback(.impact(flexibility: .soft), trigger: isPressed)
    }
}

// MARK: - A gesture's own state
struct HoldToRecord: View {
    @GestureState private var isPressing = false

    var body: some View {
        Image(systemName: "mic")
            .gesture(LongPressGesture().updating($isPressing) { value, state, _ in state = value })
            .↓sensoryFeedback(.impact(weight: .heavy), trigger: isPressing)
    }
}

// MARK: - A condition that looks at something else
struct KeyCap: View {
    @State private var pressed = false
    @AppStorage("haptics") private var hapticsEnabled = true
    let letter: String

    var body: some View {
        Text(letter)
            .onLongPressGesture(minimumDuration: 0, perform: {}, onPressingChanged: { pressed = $0 })
            .↓sensoryFeedback(.impact, trigger: pressed) { _, _ in hapticsEnabled }
    }
}

// MARK: - The closure form that always answers
struct ThudStyle: PrimitiveButtonStyle {
    @State private var isTouching = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .↓sensoryFeedback(trigger: isTouching) { _, _ in .impact(weight: .light) }
            .onTapGesture(perform: configuration.trigger)
    }
}

// MARK: - onChange with a generator
struct BuzzStyle: ButtonStyle {
    private let generator = UIImpactFeedbackGenerator(style: .light)

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .↓onChange(of: configuration.isPressed) {
                generator.impactOccurred()
            }
    }
}

// MARK: - onChange with values that nobody reads
struct ClickStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .background(Color.accentColor.opacity(configuration.isPressed ? 0.6 : 1))
            .↓onChange(of: configuration.isPressed) { _, _ in
                Haptics.medium()
            }
    }
}

// MARK: - The pressing closure of a long press
struct Tile: View {
    @State private var isDown = false

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .scaleEffect(isDown ? 0.97 : 1)
            .↓onLongPressGesture(minimumDuration: 0.4) {
                open()
            } onPressingChanged: { pressing in
                withAnimation { isDown = pressing }
                HapticFeedback.light()
            }
    }

    private func open() {}
}

// MARK: - Turned around
struct ReleaseStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .↓sensoryFeedback(.selection, trigger: !configuration.isPressed)
    }
}

// MARK: - Another name for the press
struct PadKey: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        let down = configuration.isPressed
        return configuration.label
            .offset(y: down ? 2 : 0)
            .↓sensoryFeedback(.impact(weight: .light), trigger: down)
    }
}
