// MARK: - Success for a check that can be cleared
struct CheckButton: View {
    let isCompleted: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) { Image(systemName: isCompleted ? "checkmark.circle.fill" : "circle") }
            .↓sensoryFeedback(.success, trigger: isCompleted)
    }
}

// MARK: - A member of the model
struct HabitRow: View {
    @Bindable var habit: Habit

    var body: some View {
        Toggle(habit.name, isOn: $habit.isDone)
            .↓sensoryFeedback(.success, trigger: habit.isDone)
    }
}

// MARK: - A setting and the state
struct ShoppingRow: View {
    let item: ShoppingItem
    @AppStorage("haptics.enabled") private var hapticsEnabled = true

    var body: some View {
        Text(item.title)
            .↓sensoryFeedback(.success, trigger: hapticsEnabled && item.isBought)
    }
}

// MARK: - A setting behind a property
struct Bell: View {
    @Environment(Preferences.self) private var preferences
    let isFinished: Bool
    private var shouldPlay: Bool { isFinished && preferences.vibrationEnabled }

    var body: some View {
        Image(systemName: "bell").↓sensoryFeedback(.success, trigger: shouldPlay)
    }
}

// MARK: - A knock for a completion
struct StepRow: View {
    @State private var isComplete = false

    var body: some View {
        Button("Step") { isComplete.toggle() }
            .↓sensoryFeedback(.impact(weight: .medium), trigger: isComplete)
    }
}

// MARK: - A favourite
struct Heart: View {
    @Binding var isFavorite: Bool

    var body: some View {
        Button { isFavorite.toggle() } label: { Label("Favourite", systemImage: "heart") }
            .labelStyle(.iconOnly)
            .↓sensoryFeedback(.success, trigger: isFavorite)
    }
}

// MARK: - Compared with the end
struct OrderView: View {
    let order: Order

    var body: some View {
        Text(order.title).↓sensoryFeedback(.success, trigger: order.status == .completed)
    }
}

// MARK: - A generator that never asks
struct GoalRing: View {
    let isDone: Bool
    private let generator = UINotificationFeedbackGenerator()

    var body: some View {
        Circle().↓onChange(of: isDone) { generator.notificationOccurred(.success) }
    }
}

// MARK: - A confirmation that goes away
struct CopyButton: View {
    @State private var copied = false

    var body: some View {
        Button("Copy") { copy() }
            .↓sensoryFeedback(.success, trigger: copied)
    }

    private func copy() {
        copied = true
        Task {
            try? await Task.sleep(for: .seconds(2))
            copied = false
        }
    }
}

// MARK: - Everything done
struct Checklist: View {
    let steps: [Step]

    var body: some View {
        ForEach(steps) { Text($0.title) }
            .↓sensoryFeedback(.success, trigger: steps.allSatisfy(\.isDone))
    }
}

// MARK: - A ternary on the setting
struct StarRow: View {
    let isStarred: Bool
    let feedbackEnabled: Bool

    var body: some View {
        Image(systemName: "star").↓sensoryFeedback(.impact, trigger: feedbackEnabled ? isStarred : false)
    }
}
