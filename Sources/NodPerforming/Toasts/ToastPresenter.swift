package struct ToastLine: Sendable, Equatable, Identifiable {
    package var content: ToastContent
    package let target: TargetID
    package fileprivate(set) var isLeaving = false
    fileprivate var hasEntered = false

    package var id: ToastID { content.id }
}

/// Presents the engine's toasts: entrance, swipe, action and exit. The engine decides when.
@MainActor
package final class ToastPresenter: ToastPerformer {
    /// Called after any visible change.
    package var onChange: @MainActor () -> Void = {}
    package private(set) var lines: [ToastLine] = []
    package var completionToasts = CompletionToasts.all

    private let center: @MainActor () -> FeedbackCenter?
    private var hosts = ToastHosts()
    private var contexts: [Int: FeedbackContext] = [:]
    private var lastHost = 0
    private var attention: [ToastID: Set<ToastAttention>] = [:]
    private var exits: [ToastID: ToastExit] = [:]

    package init(center: @escaping @MainActor () -> FeedbackCenter?) { self.center = center }

    package func show(_ content: ToastContent) {
        guard completionToasts.shows(content.toast.kind) else { return close(content.id) }
        if let index = lines.firstIndex(where: { $0.id == content.id }) {
            lines[index].content = content
        } else if let center = center() {
            lines.append(ToastLine(content: content, target: center.newTarget()))
        }
        onChange()
    }

    package func dismiss(_ id: ToastID) {
        guard let index = lines.firstIndex(where: { $0.id == id }), !lines[index].isLeaving else { return }
        changeAttention { $0[id] = nil }
        guard let center = center(), let host = hosts.frontmost else { return remove(id) }
        lines[index].isLeaving = true
        center.focus.toastLeaves(id)
        let exit = ToastExit(clock: center.clock) { [weak self] in self?.remove(id) }
        exits[id] = exit
        center.attach(exit, to: lines[index].target)
        center.report(
            .happened(.dismissed, target: lines[index].target, item: nil, message: nil, cause: nil),
            in: contexts[host]
        )
        onChange()
    }

    private func remove(_ id: ToastID) {
        if let exit = exits.removeValue(forKey: id), let line = lines.first(where: { $0.id == id }) {
            center()?.detach(exit, from: line.target)
        }
        lines.removeAll { $0.id == id }
        onChange()
    }
}

extension ToastPresenter {
    /// The lines that `host` draws: all, or none if another host is in front.
    package func lines(in host: Int?) -> [ToastLine] { host != nil && hosts.frontmost == host ? lines : [] }

    /// Adds or updates a place that can show toasts.
    ///
    /// - Parameters:
    ///   - host: its number, if it has one.
    ///   - window: the number of the window's first place; `nil` if it is that.
    ///   - depth: 0 for a screen, 1 for its sheet.
    ///   - isActive: the window is in use.
    ///   - context: the context where the toasts are drawn.
    /// - Returns: its number.
    @discardableResult
    package func hostAppeared(
        _ host: Int?,
        window: Int? = nil,
        depth: Int,
        isActive: Bool,
        in context: FeedbackContext
    ) -> Int {
        let host = host ?? newHost()
        contexts[host] = context
        changeHosts { $0.appear(host, window: window, depth: depth, isActive: isActive) }
        return host
    }

    package func windowUsed(_ window: Int) { changeHosts { $0.use(window) } }

    private func newHost() -> Int {
        lastHost += 1
        return lastHost
    }

    package func hostDisappeared(_ host: Int?) {
        guard let host else { return }
        contexts[host] = nil
        changeHosts { $0.disappear(host) }
    }

    package func hostIsActive(_ host: Int?, _ isActive: Bool) {
        if let host { changeHosts { $0.activate(host, isActive) } }
    }

    package func host(_ host: Int?, isIn context: FeedbackContext) {
        if let host, contexts[host] != nil { contexts[host] = context }
    }

    /// After a change of place, no finger or focus holds the toasts, and leaving ones are gone.
    private func changeHosts(_ change: (inout ToastHosts) -> Void) {
        let before = hosts.frontmost
        change(&hosts)
        guard hosts.frontmost != before else { return }
        for line in lines where line.isLeaving { remove(line.id) }
        changeAttention { $0 = [:] }
        center()?.focus.forgetToasts()
        onChange()
    }
}

extension ToastPresenter {
    /// A line is drawn for the first time.
    package func entered(_ id: ToastID, in context: FeedbackContext) {
        guard let index = lines.firstIndex(where: { $0.id == id }), !lines[index].hasEntered else { return }
        lines[index].hasEntered = true
        center()?.report(
            .happened(.presented, target: lines[index].target, item: nil, message: nil, cause: nil),
            in: context
        )
    }

    package func attend(_ way: ToastAttention, to id: ToastID, _ isOn: Bool) {
        guard !isOn || lines.contains(where: { $0.id == id && !$0.isLeaving }) else { return }
        changeAttention { attention in
            if isOn { attention[id, default: []].insert(way) } else { attention[id]?.remove(way) }
        }
        if let focus = way.focus { center()?.focus.toast(id, has: isOn, by: focus) }
    }

    package func act(_ id: ToastID) { center()?.report(.toastActed(id)) }

    package func say(_ message: ToastMessage, type: ToastType, action: (() -> Void)? = nil) {
        center()?.show(message, type: type, action: action)
    }

    package func close(_ id: ToastID) { center()?.report(.toastDismissed(id)) }

    /// Reports the pauses that begin or end.
    private func changeAttention(_ change: (inout [ToastID: Set<ToastAttention>]) -> Void) {
        let before = attention
        change(&attention)
        for pause in ToastQueue.Pause.allCases where before.holds(pause) != attention.holds(pause) {
            center()?.report(.toastsPaused(pause, attention.holds(pause)))
        }
    }
}

/// Reasons to keep a toast on screen. Each pauses the time of all toasts.
package enum ToastAttention: Sendable, CaseIterable {
    case touched
    case pointed
    case focused
    case read

    fileprivate var pause: ToastQueue.Pause {
        switch self {
        case .touched, .pointed: .hover
        case .focused, .read: .focus
        }
    }
}

extension [ToastID: Set<ToastAttention>] {
    fileprivate func holds(_ pause: ToastQueue.Pause) -> Bool { values.contains { $0.contains { $0.pause == pause } } }
}

/// Waits until the score of a leaving toast has ended.
@MainActor
private final class ToastExit: FeedbackStage {
    private let clock: any FeedbackClock
    private let leave: @MainActor () -> Void
    private var wake: (any FeedbackWake)?

    init(clock: any FeedbackClock, leave: @escaping @MainActor () -> Void) {
        self.clock = clock
        self.leave = leave
    }

    func perform(_ score: Score, at time: Double) {
        wake?.cancel()
        wake = clock.wake(at: time + score.duration, leave)
    }
}
