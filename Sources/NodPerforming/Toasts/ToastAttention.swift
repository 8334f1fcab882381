import Nod

/// Hover and focus on a toast: while there is any, its time is paused.
package struct ToastAttention: Sendable, Equatable {
    package enum Way: Sendable, CaseIterable {
        /// A finger is on it.
        case touched
        /// A pointer is over it.
        case pointed
        /// The keyboard's focus is on one of its buttons.
        case focused
        /// A screen reader is on it.
        case read

        var pause: ToastQueue.Pause {
            switch self {
            case .touched, .pointed: .hover
            case .focused, .read: .focus
            }
        }
    }

    /// A pause that begins or ends.
    package struct Change: Sendable, Equatable {
        package var pause: ToastQueue.Pause
        package var isOn: Bool

        package init(_ pause: ToastQueue.Pause, _ isOn: Bool) {
            self.pause = pause
            self.isOn = isOn
        }
    }

    private struct Held: Sendable, Hashable {
        var toast: ToastID
        var way: Way
    }

    private var held: Set<Held> = []

    package init() {}

    /// Somebody turned to a toast, or away from it.
    package mutating func set(_ way: Way, of toast: ToastID, _ isOn: Bool) -> [Change] {
        changes { if isOn { $0.insert(Held(toast: toast, way: way)) } else { $0.remove(Held(toast: toast, way: way)) } }
    }

    /// The toast is gone: what is taken away under a finger or with the focus on it does not say that it was left.
    package mutating func forget(_ toast: ToastID) -> [Change] { changes { $0 = $0.filter { $0.toast != toast } } }

    package mutating func forgetAll() -> [Change] { changes { $0 = [] } }

    private mutating func changes(_ change: (inout Set<Held>) -> Void) -> [Change] {
        let before = pauses
        change(&held)
        let after = pauses
        return ToastQueue.Pause.allCases.filter { before.contains($0) != after.contains($0) }
            .map { Change($0, after.contains($0)) }
    }

    private var pauses: Set<ToastQueue.Pause> { Set(held.map(\.way.pause)) }
}
