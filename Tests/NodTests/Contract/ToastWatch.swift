@testable import Nod

/// How long each toast has been visible, by the contract's line 12.
struct ToastWatch {
    private(set) var broken: String?
    var hidden = false
    var isSmall = false
    private var hovered = false
    private var focused = false
    private var inSight: [Seen] = []

    private struct Seen {
        var toast: Toast
        /// Seconds since it was shown or extended.
        var seconds = 0.0
        /// Seconds since it was shown or changed.
        var unchanged = 0.0
    }

    private static let life = 6.0
    private static let rounding = 1e-6

    mutating func pause(_ pause: ToastQueue.Pause, _ isOn: Bool) {
        switch pause {
        case .hover: hovered = isOn
        case .focus: focused = isOn
        case .hidden: hidden = isOn
        }
    }

    var isPaused: Bool { hovered || focused || hidden }

    mutating func pass(_ seconds: Double) {
        guard !isPaused else { return }
        for index in inSight.indices {
            inSight[index].seconds += seconds
            inSight[index].unchanged += seconds
            if inSight[index].toast.kind != .failure && inSight[index].unchanged > ToastWatch.life + ToastWatch.rounding
            {
                broken = "12: toast \(inSight[index].toast.id) stays too long"
            }
        }
    }

    mutating func check(_ effects: [Effect], _ toasts: [Toast]) {
        for case .toast(let change) in effects { follow(change) }
        checkSight(toasts)
    }

    /// The number of places that other toasts take: a completed collection and completed items share one.
    private func taken(by toast: Toast) -> Int {
        let shares = toast.kind.host.map(isInSight) ?? false
        return inSight.count - (shares && !isInSight(toast.kind) ? 1 : 0)
    }

    private func isInSight(_ kind: ToastKind) -> Bool { inSight.contains { $0.toast.kind == kind } }

    func hasHadItsTime(_ toast: Toast) -> Bool {
        guard toast.kind != .failure, let seen = inSight.first(where: { $0.toast.id == toast.id }) else { return false }
        return seen.seconds >= ToastWatch.life - ToastWatch.rounding
    }

    private mutating func follow(_ change: ToastChange) {
        switch change {
        case .shown(let toast):
            if isSmall, taken(by: toast) > 0 { broken = "12: toast \(toast.id) is a second one on a small screen" }
            inSight.append(Seen(toast: toast))
        case .updated(let toast):
            guard let index = inSight.firstIndex(where: { $0.toast.id == toast.id }) else {
                broken = "12: toast \(toast.id) changes and was never shown"
                return
            }
            if !toast.saysLess(than: inSight[index].toast) { inSight[index].seconds = 0 }
            inSight[index].unchanged = 0
            inSight[index].toast = toast
        case .dismissed(let id):
            guard let index = inSight.firstIndex(where: { $0.toast.id == id }) else {
                broken = "12: toast \(id) goes and was never shown"
                return
            }
            inSight.remove(at: index)
        }
    }

    /// The performer has the queue's toasts; a toast waits only for room.
    private mutating func checkSight(_ after: [Toast]) {
        let lasting = inSight.filter { $0.toast.kind == .failure }.count
        let passing = inSight.count - lasting
        let isShared = isInSight(.completed) && isInSight(.collection)
        if lasting > 1 || passing > (isShared ? 3 : 2) { broken = "12: too many toasts in sight" }
        for toast in after where !inSight.contains(where: { $0.toast.id == toast.id }) {
            let others = taken(by: toast)
            if isSmall ? others < 1 : toast.kind == .failure ? lasting < 1 : others - lasting < 2 {
                broken = "12: toast \(toast.id) waits though there is room"
            }
        }
        for seen in inSight {
            let now = after.first { $0.id == seen.toast.id }
            if now?.items != seen.toast.items || now?.collections != seen.toast.collections {
                broken = "12: toast \(seen.toast.id) does not say what it should"
            }
        }
    }
}

extension Toast {
    fileprivate func saysLess(than other: Toast) -> Bool {
        (items.count < other.items.count || collections.count < other.collections.count
            || isActionable != other.isActionable)
            && items.allSatisfy(other.items.contains) && collections.allSatisfy(other.collections.contains)
    }
}
