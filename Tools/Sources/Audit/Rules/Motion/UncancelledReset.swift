import SwiftSyntax

/// A state that is reset after a while, by a reset that the next trigger does not call off.
enum UncancelledReset: Rule {
    static let about = RuleDescription(
        id: "uncancelled-reset",
        title: "Delayed reset that nothing cancels",
        rationale: """
            Two taps in a row start two resets. The first one comes while the second answer is still shown and cuts it short: the toast \
            vanishes, the check shrinks in the middle of its bounce. A reset that the next trigger cancels lets each answer last.
            """,
        source: "seed 000, QA: rapid tapping; seed 002, celebration reset",
        blindSpots: """
            Resets through functions of their own, and async functions whose caller may cancel them. Delays of a tenth of a second or \
            less pass: nobody taps twice in them.
            """,
        triggering: [
            """
            struct Copy: View {
                @State private var copied = false
                var body: some View {
                    Button("Copy") {
                        copied = true
                        DispatchQueue.main.↓asyncAfter(deadline: .now() + 2) { copied = false }
                    }
                }
            }
            """,
            """
            struct Check: View {
                func pulse() {
                    withAnimation(.spring()) { scale = 1.1 }
                    DispatchQueue.main.↓asyncAfter(deadline: .now() + 0.12) { withAnimation(.spring()) { scale = 1.0 } }
                }
            }
            """,
            """
            @Observable final class Toasts {
                func show(_ text: String) {
                    self.message = text
                    Task { @MainActor in
                        try? await Task.↓sleep(for: .seconds(3))
                        self.message = nil
                    }
                }
            }
            """,
            """
            Button("Save") {
                Task {
                    saved = true
                    try? await Task.↓sleep(nanoseconds: 1_000_000_000)
                    guard !Task.isCancelled else { return }
                    saved = false
                }
            }
            """,
            """
            struct Flash: View {
                func flash() {
                    opacity = 0.4
                    Timer.↓scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in opacity = 0 }
                }
            }
            """,
            """
            struct Burst: ViewModifier {
                func start() {
                    if style.showsParticles {
                        showsParticles = true
                        DispatchQueue.main.↓asyncAfter(deadline: .now() + style.duration) { showsParticles = false }
                    }
                }
            }
            """,
        ],
        nonTriggering: [
            """
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
            """,
            """
            struct Copy: View {
                func copy() {
                    copied = true
                    work?.cancel()
                    let item = DispatchWorkItem { copied = false }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: item)
                    work = item
                }
            }
            """,
            """
            Text(text).task(id: text) {
                isShown = true
                try? await Task.sleep(for: .seconds(2))
                isShown = false
            }
            """,
            """
            struct Shake: View {
                func shake() {
                    guard !isShaking else { return }
                    isShaking = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { isShaking = false }
                }
            }
            """,
            """
            struct Snackbar: View {
                func show() {
                    shownAt = Date()
                    isPresented = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { if Date() >= end { isPresented = false } }
                }
            }
            """,
            """
            struct Splash: View {
                var body: some View {
                    Color.red.onAppear {
                        isVisible = true
                        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isVisible = false }
                    }
                }
            }
            """,
            """
            struct Focus: View {
                func open() { DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { isFocused = true } }
            }
            """,
            """
            struct Load: View {
                func load() {
                    isLoading = true
                    Task {
                        items = await store.load()
                        isLoading = false
                    }
                }
            }
            """,
            """
            Button("Send") {
                sent = true
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { sent = false }
            }
            .disabled(sent)
            """,
            """
            struct Tabs: View {
                func scrollToTop() {
                    scrolls = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { scrolls = false }
                }
            }
            """,
            """
            struct Push: View {
                func handle(_ notification: Notice?) {
                    handled = nil
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { handled = notification }
                }
            }
            """,
            """
            final class Tabs: UITabBarController {
                func show() {
                    if self?.showsIcon == false {
                        self?.showsIcon = true
                        DispatchQueue.main.asyncAfter(deadline: .now() + 9) { self?.showsIcon = false }
                    }
                }
            }
            """,
            """
            actor Runner {
                func run() {
                    current = 1
                    Task {
                        try? await Task.sleep(for: .seconds(5))
                        current = nil
                    }
                }
            }
            """,
            """
            struct Timer: View {
                var body: some View {
                    Text(time).onChange(of: seconds) {
                        withAnimation { isAccented = true }
                        DispatchQueue.main.↯asyncAfter(deadline: .now() + 0.15) { withAnimation { isAccented = false } }
                    }
                }
            }
            """,
            """
            struct Close: View {
                func close() {
                    isSaved = true
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { dismiss() }
                }
            }
            """,
        ]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
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
        if let seconds, seconds <= 0.1 { return }
        let earlier = file.assignments(inside: body).filter {
            $0.node.endPosition <= call.node.position && $0.node.relation(to: call.node, in: body) == .together
        }
        for reset in resets {
            guard reset.isToRest, let set = earlier.last(where: { $0.path == reset.path }), isUndone(set, by: reset),
                !isGuarded(reset.path, before: call, in: body), !isDisabled(reset.name, in: file),
                !isOwnGuard(reset.name)
            else { continue }
            let message =
                "A second trigger is cut short by the reset of the first: keep the task and cancel it at the next trigger, or use .task(id:)"
            let isChange = call.node.enclosures.contains { ["onChange", "onReceive"].contains($0.call.name) }
            if isChange, let seconds, seconds < 0.5 {
                report.cannotTell(at: call.nameToken, "If the value can change again within \(seconds) s: \(message)")
            } else {
                report.finding(at: call.nameToken, message)
            }
            return
        }
    }

    /// What the closure sets without asking anything first.
    private static func resets(in closure: ClosureExprSyntax, after start: FunctionCallExprSyntax?, _ file: SourceFile)
        -> [Assignment]
    {
        file.assignments(inside: closure).filter { assignment in
            guard start.map({ $0.endPosition <= assignment.node.position }) ?? true else { return false }
            let around = assignment.node.conditions(upTo: closure)
            if around.isInKeptClosure
                || around.texts.contains(where: { !$0.contains("Task.isCancelled") && !$0.contains("let self") })
            {
                return false
            }
            return !Search.all(GuardStmtSyntax.self, in: closure).contains { check in
                let text = check.conditions.trimmedDescription
                return check.position < assignment.node.position && !text.contains("self")
                    && !text.contains("isCancelled")
            }
        }
    }

    /// The later value is another one.
    private static func isUndone(_ set: Assignment, by reset: Assignment) -> Bool {
        guard let before = set.value, let after = reset.value else { return true }
        return before.trimmedDescription != after.trimmedDescription
    }

    /// Nothing but this sleep is waited for between what was set and the reset.
    private static func isOnlySleep(_ call: Call, in closure: ClosureExprSyntax) -> Bool {
        Search.all(AwaitExprSyntax.self, in: closure).allSatisfy { wait in
            let text = wait.trimmedDescription
            return text.contains("sleep(") || text.contains("MainActor.run")
        }
    }

    /// `timer = Timer.scheduledTimer(…)`.
    private static func isStored(_ node: FunctionCallExprSyntax) -> Bool { holder(of: node) != nil }

    /// The task is kept, and something calls it off.
    private static func isCancelled(_ task: Call, in file: SourceFile) -> Bool {
        guard let name = holder(of: task.node) else { return task.node.parent?.is(MemberAccessExprSyntax.self) == true }
        return name == "" || file.calls("cancel").contains { $0.base?.lastName == name }
    }

    /// The name of what keeps it; `""` when it is given away.
    private static func holder(of node: FunctionCallExprSyntax) -> String? {
        guard let parent = node.parent else { return nil }
        if let initializer = parent.as(InitializerClauseSyntax.self) {
            return initializer.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription ?? ""
        }
        if let sequence = parent.parent?.as(SequenceExprSyntax.self), let assignment = Assignment(sequence) {
            return assignment.target.is(DiscardAssignmentExprSyntax.self) ? nil : assignment.name
        }
        return parent.is(LabeledExprSyntax.self) || parent.is(ReturnStmtSyntax.self) ? "" : nil
    }

    /// It stands where nothing triggers twice: at appearing, in an initializer.
    private static func runsOnce(_ call: Call) -> Bool {
        let once: Set<String> = ["onAppear", "task", "onFirstAppear", "onDisappear", "onLoad"]
        if call.node.enclosures.contains(where: { once.contains($0.call.name) }) { return true }
        guard let member = call.node.enclosingMember else { return false }
        if member.is(InitializerDeclSyntax.self) { return true }
        let name = member.as(FunctionDeclSyntax.self)?.name.text ?? ""
        return name.hasPrefix("view") || name.hasPrefix("application") || name == "awakeFromNib"
    }

    /// A condition before it or around it asks for the state.
    private static func isGuarded(_ path: String, before call: Call, in body: Syntax) -> Bool {
        if call.node.conditions(upTo: body).texts.contains(where: { $0.asks(for: path) }) { return true }
        return Search.contains(in: body) { node in
            guard node.endPosition <= call.node.position else { return false }
            if let check = node.as(GuardStmtSyntax.self) { return check.conditions.trimmedDescription.asks(for: path) }
            guard let check = node.as(IfExprSyntax.self), check.conditions.trimmedDescription.asks(for: path) else {
                return false
            }
            return check.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
        }
    }

    /// The control is off while the state is on.
    private static func isDisabled(_ name: String, in file: SourceFile) -> Bool {
        (file.calls("disabled") + file.calls("allowsHitTesting")).contains {
            $0.node.arguments.trimmedDescription.mentions(name)
        }
    }

    /// Setting it keeps the next trigger away.
    private static func isOwnGuard(_ name: String) -> Bool {
        ["isEnabled", "isUserInteractionEnabled", "isDisabled", "isHidden"].contains(name)
    }

    /// The seconds until the reset, where the source says them.
    private static func delay(of call: Call, in file: SourceFile) -> Double? {
        if let interval = file.number(call.argument("withTimeInterval")) { return interval }
        if let nanoseconds = file.number(call.argument("nanoseconds")) { return nanoseconds / 1_000_000_000 }
        let step = call.argument("for") ?? call.argument("deadline")?.as(SequenceExprSyntax.self)?.elements.last
        guard let duration = step?.as(FunctionCallExprSyntax.self).flatMap(Call.init) else { return file.number(step) }
        let units = ["milliseconds": 0.001, "microseconds": 0.000_001, "nanoseconds": 0.000_000_001]
        return file.number(duration.firstUnlabelled).map { $0 * (units[duration.name] ?? 1) }
    }
}

extension Assignment {
    /// It puts back what is there at rest: `false`, `nil`, a number, a case, or it toggles.
    fileprivate var isToRest: Bool {
        guard let value else { return node.is(FunctionCallExprSyntax.self) }
        if let member = value.as(MemberAccessExprSyntax.self) { return member.base == nil }
        if let negative = value.as(PrefixOperatorExprSyntax.self) {
            return negative.expression.is(IntegerLiteralExprSyntax.self)
        }
        return value.is(BooleanLiteralExprSyntax.self) || value.is(NilLiteralExprSyntax.self)
            || value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
            || value.is(StringLiteralExprSyntax.self) || value.is(ArrayExprSyntax.self)
    }
}

extension SyntaxProtocol {
    /// It stands in a view, or in a model that views observe.
    fileprivate func belongsToInterface(in file: SourceFile) -> Bool {
        guard let type = enclosingType, !type.is(ActorDeclSyntax.self) else { return false }
        if !file.imports.isDisjoint(with: ["SwiftUI", "UIKit", "AppKit"]) { return true }
        let attributes = type.attributes.trimmedDescription
        let views: Set<String> = ["View", "ViewModifier", "ButtonStyle", "ObservableObject", "App", "ToolbarContent"]
        return attributes.contains("Observable") || !views.isDisjoint(with: type.inherited)
    }
}

extension String {
    /// It names `path` itself, not a member of something else called the same.
    fileprivate func asks(for path: String) -> Bool {
        let words = filter { $0 != "?" }.split(whereSeparator: { !$0.isLetter && !$0.isNumber && !"_.".contains($0) })
        return words.contains { $0 == path || $0 == "self." + path || $0.hasPrefix(path + ".") }
    }
}
