// MARK: - Copied
struct CopyButton: View {
    @State private var copied = false

    var body: some View {
        Button("Copy") {
            copied = true
            DispatchQueue.main.↓asyncAfter(deadline: .now() + 2) {
                copied = false
            }
        }
    }
}

// MARK: - In animations
struct Check: View {
    @State private var scale = 1.0

    private func pulse() {
        withAnimation(.spring()) { scale = 1.1 }
        DispatchQueue.main.↓asyncAfter(deadline: .now() + 0.35) {
            withAnimation(.spring()) { scale = 1.0 }
        }
    }
}

// MARK: - A task that sleeps
struct Toast: View {
    @State private var isShown = false

    private func show() {
        isShown = true
        Task {
            try? await Task.↓sleep(for: .seconds(3))
            isShown = false
        }
    }
}

// MARK: - Set inside the task
struct SaveButton: View {
    @State private var saved = false

    var body: some View {
        Button("Save") {
            Task {
                saved = true
                try? await Task.↓sleep(nanoseconds: 1_500_000_000)
                withAnimation { saved = false }
            }
        }
    }
}

// MARK: - In a model
@Observable final class ToastModel {
    var message: String?

    func show(_ text: String) {
        self.message = text
        DispatchQueue.main.↓asyncAfter(deadline: .now() + 4) { [weak self] in
            self?.message = nil
        }
    }
}

// MARK: - Toggled
struct Shake: View {
    @State private var isShaking = false

    private func shake() {
        isShaking.toggle()
        DispatchQueue.main.↓asyncAfter(deadline: .now() + .milliseconds(400)) {
            isShaking.toggle()
        }
    }
}

// MARK: - A timer once
struct Flash: View {
    @State private var opacity = 0.0

    private func flash() {
        opacity = 0.4
        Timer.↓scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in
            opacity = 0
        }
    }
}

// MARK: - At a change
struct Banner: View {
    let message: String?
    @State private var isVisible = false

    var body: some View {
        Text(message ?? "")
            .opacity(isVisible ? 1 : 0)
            .onChange(of: message) { _, new in
                isVisible = true
                DispatchQueue.main.↓asyncAfter(deadline: .now() + 3) { isVisible = false }
            }
    }
}

// MARK: - On the main actor
final class Highlighter: ObservableObject {
    @Published var highlighted: Int?

    func highlight(_ id: Int) {
        highlighted = id
        Task { @MainActor in
            try? await Task.↓sleep(for: .milliseconds(800))
            self.highlighted = nil
        }
    }
}

// MARK: - A binding
struct Celebration: ViewModifier {
    @Binding var isActive: Bool
    @State private var showsParticles = false

    func body(content: Content) -> some View { content }

    private func start() {
        showsParticles = true
        let duration = 1.5
        DispatchQueue.main.↓asyncAfter(deadline: .now() + duration) {
            showsParticles = false
        }
    }
}

// MARK: - With the clock
struct Nudge: View {
    @State private var offset = 0.0

    var body: some View {
        Text("!").onTapGesture {
            withAnimation { offset = 8 }
            Task {
                try await ContinuousClock().↓sleep(for: .milliseconds(300))
                withAnimation { offset = 0 }
            }
        }
    }
}
