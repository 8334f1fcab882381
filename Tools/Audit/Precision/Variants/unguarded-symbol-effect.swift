// MARK: - A bounce [target 16.0]
struct Check: View {
    let isDone: Bool

    var body: some View {
        Image(systemName: "checkmark").↓symbolEffect(.bounce, value: isDone)
    }
}

// MARK: - A content transition [target 16.0]
struct Play: View {
    let isPlaying: Bool

    var body: some View {
        Image(systemName: isPlaying ? "pause" : "play").contentTransition(.↓symbolEffect(.replace))
    }
}

// MARK: - Sensory feedback [target 16.0]
struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button("More") { count += 1 }.↓sensoryFeedback(.increase, trigger: count)
    }
}

// MARK: - In the branch for older systems [target 16.0]
struct Badge: View {
    let isOn: Bool

    var body: some View {
        if #available(iOS 17, *) {
            Image(systemName: "bell").symbolEffect(.bounce, value: isOn)
        } else {
            Image(systemName: "bell").↓symbolEffect(.pulse, value: isOn)
        }
    }
}

// MARK: - A guard for a system too old [target 16.0]
struct Wave: View {
    let isOn: Bool

    var body: some View {
        if #available(iOS 16.4, *) {
            Image(systemName: "wave.3.right").↓symbolEffect(.variableColor, isActive: isOn)
        }
    }
}

// MARK: - A guard for another platform [target 16.0]
@available(macOS 14, *)
struct Bell: View {
    let isOn: Bool

    var body: some View {
        Image(systemName: "bell").↓symbolEffect(.bounce, value: isOn)
    }
}

// MARK: - A newer effect behind an older guard [target 16.0]
struct Alarm: View {
    let rings: Bool

    var body: some View {
        if #available(iOS 17, *) {
            Image(systemName: "alarm").symbolEffect(.↓wiggle, isActive: rings)
        }
    }
}

// MARK: - In a modifier [target 16.0]
struct Replacing: ViewModifier {
    let reduceMotion: Bool

    func body(content: Content) -> some View {
        if reduceMotion {
            content
        } else {
            content.contentTransition(.↓symbolEffect(.automatic))
        }
    }
}

// MARK: - A transition [target 16.0]
Image(systemName: "checkmark.circle").transition(.↓symbolEffect(.appear))
// MARK: - After a guard that does not leave for it [target 16.0]
struct Lamp: View {
    let isOn: Bool

    @ViewBuilder var body: some View {
        if #unavailable(iOS 17) {
            Image(systemName: "lamp").↓symbolEffect(.pulse, isActive: isOn)
        }
    }
}

// MARK: - Removed effects [target 16.0]
Image(systemName: "speaker").↓symbolEffectsRemoved()
