// MARK: - A style that plays and an action that plays
struct PopStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onChange(of: configuration.isPressed) { _, isPressed in
            if isPressed { UIImpactFeedbackGenerator(style: .medium).impactOccurred() }
        }
    }
}

struct SaveBar: View {
    var body: some View {
        Button("Save") {
            HapticFeedback.↓success()
            save()
        }
        .buttonStyle(PopStyle())
    }

    private func save() {}
}

// MARK: - A style by its short name
struct PopStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.sensoryFeedback(trigger: configuration.isPressed) { _, isPressed in isPressed ? .impact : nil }
    }
}

extension ButtonStyle where Self == PopStyle {
    static var pop: PopStyle { PopStyle() }
}

struct DeleteButton: View {
    let generator = UINotificationFeedbackGenerator()

    var body: some View {
        Button(role: .destructive) {
            generator.↓notificationOccurred(.warning)
        } label: {
            Text("Delete")
        }
        .font(.headline)
        .buttonStyle(.pop)
    }
}

// MARK: - Two in one closure
struct SendButton: View {
    var body: some View {
        Button("Send") {
            Haptics.light()
            send()
            Haptics.↓success()
        }
    }

    private func send() {}
}

// MARK: - Two in one function, one under a condition
final class Streak {
    private let generator = UIImpactFeedbackGenerator()
    private let notice = UINotificationFeedbackGenerator()
    private var count = 0

    func add() {
        count += 1
        generator.impactOccurred()
        if count.isMultiple(of: 7) {
            notice.↓notificationOccurred(.success)
        }
    }
}

// MARK: - A function that calls another one that plays
final class Basket {
    let haptics = HapticPlayer()

    func add(_ item: Item) {
        haptics.play(.light)
        items.append(item)
        ↓announce()
    }

    private func announce() {
        haptics.play(.success)
    }

    private var items: [Item] = []
}

// MARK: - A tap and the change it makes
struct LikeButton: View {
    @State private var isLiked = false

    var body: some View {
        Button {
            HapticManager.shared.↓impact(.light)
            isLiked.toggle()
        } label: {
            Image(systemName: isLiked ? "heart.fill" : "heart")
        }
        .sensoryFeedback(.selection, trigger: isLiked)
    }
}

// MARK: - Two for the same trigger
struct Counter: View {
    @State private var count = 0

    var body: some View {
        Stepper("Count", value: $count)
            .sensoryFeedback(.selection, trigger: count)
            .padding()
            .↓sensoryFeedback(.impact, trigger: count)
    }
}

// MARK: - A generator beside sensoryFeedback
struct Dial: View {
    @State private var step = 0
    private let generator = UISelectionFeedbackGenerator()

    var body: some View {
        Slider(value: .constant(0.5))
            .onChange(of: step) { generator.↓selectionChanged() }
            .sensoryFeedback(.selection, trigger: step)
    }
}

// MARK: - A whole panel in a style that plays
struct ThumpStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.sensoryFeedback(trigger: configuration.isPressed) { _, now in now ? .impact(weight: .heavy) : nil }
    }
}

struct Panel: View {
    var body: some View {
        VStack {
            Button("Start") { Haptics.↓medium() }
            Button("Stop") { stop() }
        }
        .buttonStyle(ThumpStyle())
    }

    private func stop() {}
}

// MARK: - A tap gesture and its change
struct Chip: View {
    @State private var isOn = false

    var body: some View {
        Text("Chip")
            .onTapGesture {
                isOn.toggle()
                UIImpactFeedbackGenerator(style: .light).↓impactOccurred()
            }
            .sensoryFeedback(.selection, trigger: isOn)
    }
}

// MARK: - On the way out of a guard and after it
final class Scanner {
    let feedback = UINotificationFeedbackGenerator()

    func found(_ code: String) {
        feedback.notificationOccurred(.success)
        guard isNew(code) else { return }
        DispatchQueue.main.async {
            UIImpactFeedbackGenerator(style: .heavy).↓impactOccurred()
        }
    }

    private func isNew(_ code: String) -> Bool { true }
}
