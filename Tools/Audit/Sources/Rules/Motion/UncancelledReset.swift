import SwiftSyntax

/// A state that is reset after a while, by a reset that the next trigger does not call off.
enum UncancelledReset: Rule {
    static let about = RuleDescription(
        id: "uncancelled-reset",
        title: "Delayed reset that nothing cancels",
        standing: .optIn,
        rationale: """
            Two taps in a row start two resets. The first one comes while the second answer is still shown and cuts it short: the toast \
            vanishes, the check shrinks in the middle of its bounce. A reset that the next trigger cancels lets each answer last.
            """,
        source: "seed 000, QA: rapid tapping; seed 002, celebration reset",
        blindSpots: """
            Resets through functions of their own, and async functions whose caller may cancel them. Delays under a quarter of a second \
            pass, for nobody taps twice in them, and so do those the project does not say as a number.
            """,
        message:
            "People who tap again lose the second answer early, because the first reset still comes: use `.task(id:)`, or keep the task and cancel it at the next tap",
        triggering: """
            struct Copy: View {
                @State private var copied = false
                var body: some View {
                    Button("Copy") {
                        copied = true
                        DispatchQueue.main.↓asyncAfter(deadline: .now() + 2) { copied = false }
                    }
                }
            }

            struct Check: View {
                @State private var scale = 1.0
                func pulse() {
                    withAnimation(.spring()) { scale = 1.1 }
                    DispatchQueue.main.↓asyncAfter(deadline: .now() + 0.3) { withAnimation(.spring()) { scale = 1.0 } }
                }
            }

            @Observable final class Toasts {
                var message: String?
                func show(_ text: String) {
                    self.message = text
                    Task { @MainActor in
                        try? await Task.↓sleep(for: .seconds(3))
                        self.message = nil
                    }
                }
            }

            struct Save: View {
                @State private var saved = false
                var body: some View {
                    Button(saved ? "Saved" : "Save") {
                        Task {
                            saved = true
                            try? await Task.↓sleep(nanoseconds: 1_000_000_000)
                            guard !Task.isCancelled else { return }
                            saved = false
                        }
                    }
                }
            }

            struct Flash: View {
                @State private var opacity = 0.0
                func flash() {
                    opacity = 0.4
                    Timer.↓scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in opacity = 0 }
                }
            }

            struct Burst: ViewModifier {
                @State private var showsParticles = false
                func start() {
                    if style.showsParticles {
                        showsParticles = true
                        DispatchQueue.main.↓asyncAfter(deadline: .now() + Times.burst) { showsParticles = false }
                    }
                }
            }
            // other file
            enum Times { static let burst = 1.5 }
            """,
        nonTriggering: """
            struct Copy: View {
                @State private var reset: Task<Void, Never>?
                func copy() {
                    copied = true
                    reset?.cancel()
                    reset = Task {
                        try? await Task.sleep(for: .seconds(2))
                        guard !Task.isCancelled else { return }
                        copied = false
                    }
                }
            }

            struct Copy: View {
                func copy() {
                    copied = true
                    work?.cancel()
                    let item = DispatchWorkItem { copied = false }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
                    work = item
                }
            }

            Text(text).task(id: text) {
                isShown = true
                try? await Task.sleep(for: .seconds(2))
                isShown = false
            }

            struct Shake: View {
                func shake() {
                    guard !isShaking else { return }
                    isShaking = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { isShaking = false }
                }
            }

            struct Snackbar: View {
                func show() {
                    shownAt = Date()
                    isPresented = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { if Date() >= end { isPresented = false } }
                }
            }

            struct Splash: View {
                var body: some View {
                    Color.red.onAppear {
                        isVisible = true
                        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isVisible = false }
                    }
                }
            }

            struct Focus: View {
                func open() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { isFocused = true } }
            }

            struct Load: View {
                func load() {
                    isLoading = true
                    Task {
                        items = await store.load()
                        isLoading = false
                    }
                }
            }

            Button("Send") {
                sent = true
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { sent = false }
            }
            .disabled(sent)

            struct Tabs: View {
                func scrollToTop() {
                    scrolls = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { scrolls = false }
                }
            }

            struct Push: View {
                func handle(_ notification: Notice?) {
                    handled = nil
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { handled = notification }
                }
            }

            final class Tabs: UITabBarController {
                func show() {
                    if self?.showsIcon == false {
                        self?.showsIcon = true
                        DispatchQueue.main.asyncAfter(deadline: .now() + 9) { self?.showsIcon = false }
                    }
                }
            }

            actor Runner {
                func run() {
                    current = 1
                    Task {
                        try? await Task.sleep(for: .seconds(5))
                        current = nil
                    }
                }
            }

            struct Timer: View {
                @State private var isAccented = false
                var body: some View {
                    Text(time).opacity(isAccented ? 1 : 0).onChange(of: seconds) {
                        withAnimation { isAccented = true }
                        DispatchQueue.main.↯asyncAfter(deadline: .now() + 0.3) { withAnimation { isAccented = false } }
                    }
                }
            }

            struct Check: View {
                @State private var scale = 1.0
                func pulse() {
                    scale = 1.1
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.12) { scale = 1.0 }
                }
            }

            struct Burst: View {
                @State private var isShown = false
                func start() {
                    isShown = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + style.duration) { isShown = false }
                }
            }

            struct Search: View {
                @State private var isUpdating = false
                @State private var wasTapped = false
                func start() {
                    isUpdating = true
                    wasTapped = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isUpdating = false }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { wasTapped = false }
                }
                func stop() { if wasTapped { return } }
                var body: some View { Button("a") { if wasTapped { stop() } } }
            }

            final class Cell: NSView {
                var isMarked = false
                func mark() {
                    isMarked = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.isMarked = false }
                }
            }

            struct Close: View {
                func close() {
                    isSaved = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { dismiss() }
                }
            }
            """
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        noteDelays(of: file, &report)
        for call in file.calls("asyncAfter") + file.calls("scheduledTimer") {
            guard let closure = call.closure("execute") ?? call.closure("block") ?? call.closures.last?.closure,
                call.argument("repeats")?.trimmedDescription != "true", !isStored(call.node)
            else { continue }
            judge(call, resets: resets(in: closure, after: nil, file), file, &report)
        }
        for call in file.calls("sleep") {
            guard let task = call.node.enclosures.first(where: { ["Task", "detached"].contains($0.call.name) }),
                !isCancelled(task.call, in: file), isOnlySleep(call, in: task.closure)
            else { continue }
            judge(call, resets: resets(in: task.closure, after: call.node, file), file, &report)
        }
    }

    private static func judge(_ call: Call, resets: [Assignment], _ file: SourceFile, _ report: inout Report) {
        guard !resets.isEmpty, call.node.belongsToInterface(in: file), !runsOnce(call), let body = call.node.runBody
        else { return }
        let seconds = delay(of: call, in: file)
        guard let when = waiting(call, seconds, in: file) else { return }
        let earlier = file.assignments(inside: body).filter {
            $0.node.endPosition <= call.node.position && $0.node.relation(to: call.node, in: body) == .together
        }
        for reset in resets {
            guard reset.isToRest, let set = earlier.last(where: { $0.path == reset.path }), isUndone(set, by: reset),
                !isGuarded(reset.path, before: call, in: body), !isDisabled(reset.name, in: file),
                !isOwnGuard(reset.name), isShown(reset, in: file)
            else { continue }
            let isChange = call.node.enclosures.contains { ["onChange", "onReceive"].contains($0.call.name) }
            if isChange, let seconds, seconds < 0.5 {
                let doubt = "If the value can change again within \(seconds) s: \(about.message)"
                report.cannotTell(at: call.nameToken, doubt)
            } else {
                report.finding(at: call.nameToken, when: when)
            }
            return
        }
    }
}
