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

/// The places that can show toasts: a screen, and each sheet over it that brings its own. One of them does.
package struct ToastHosts: Sendable, Equatable {
    private struct Host: Sendable, Equatable {
        let id: Int
        let window: Int
        var depth: Int
        var isActive: Bool
    }

    /// In the order they appeared.
    private var hosts: [Host] = []
    private var usedWindow: Int?

    package init() {}

    /// A place appeared, or moved.
    ///
    /// - Parameters:
    ///   - id: its number.
    ///   - window: the number of its window's first place; `nil` where it is that.
    ///   - depth: how many other places it was presented from: 0 for a screen, 1 for its sheet.
    ///   - isActive: whether its window is in use.
    package mutating func appear(_ id: Int, window: Int? = nil, depth: Int, isActive: Bool) {
        disappear(id)
        hosts.append(Host(id: id, window: window ?? id, depth: depth, isActive: isActive))
    }

    /// Something in the window was tapped.
    package mutating func use(_ window: Int) { usedWindow = window }

    package mutating func disappear(_ id: Int) { hosts.removeAll { $0.id == id } }

    /// Its window came into use, or went out of it.
    package mutating func activate(_ id: Int, _ isActive: Bool) {
        for index in hosts.indices where hosts[index].id == id { hosts[index].isActive = isActive }
    }

    /// Who shows toasts: of the windows in use the one that was tapped last, in it the place which is presented over the most others, and
    /// of several the latest.
    package var frontmost: Int? {
        hosts.indices.max { rank($0) < rank($1) }.map { hosts[$0].id }
    }

    private func rank(_ index: Int) -> (Int, Int, Int, Int) {
        let host = hosts[index]
        return (host.isActive ? 1 : 0, host.window == usedWindow ? 1 : 0, host.depth, index)
    }
}
