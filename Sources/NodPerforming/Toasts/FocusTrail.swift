/// Returns focus to where it came from when its toast leaves.
///
/// Views that can take focus report when they have it; views that are gone are skipped. Without a known place the
/// system moves the focus. A toast that leaves without focus moves nothing.
@MainActor
package final class FocusTrail {
    /// Keyboard and screen reader have separate focuses.
    package enum Way: Sendable, CaseIterable {
        case keyboard
        case reader
    }

    private var places: [Way: WeakList<@MainActor () -> Void>] = [:]
    private var holders: [Way: ToastID] = [:]

    package nonisolated init() {}
}

extension FocusTrail {
    /// The keyboard or reader moved to a place. `take` returns the focus there while `owner` lives.
    package func came(to owner: AnyObject, by way: Way, take: @escaping @MainActor () -> Void) {
        places[way, default: WeakList()].add(ObjectIdentifier(owner)) { [weak owner] in owner == nil ? nil : take }
    }

    package func forget(_ owner: AnyObject) {
        for way in Way.allCases { places[way]?.remove(ObjectIdentifier(owner)) }
    }

    func toast(_ id: ToastID, has isHolder: Bool, by way: Way) {
        if isHolder { holders[way] = id } else if holders[way] == id { holders[way] = nil }
    }

    /// Returns the focus of a toast that leaves.
    func toastLeaves(_ id: ToastID) {
        for way in Way.allCases where holders[way] == id {
            holders[way] = nil
            places[way]?.values.last?()
        }
    }

    /// The toasts moved to another place, where they have no focus.
    func forgetToasts() { holders = [:] }
}

extension ToastAttention {
    /// `nil` for a finger or pointer.
    var focus: FocusTrail.Way? {
        switch self {
        case .touched, .pointed: nil
        case .focused: .keyboard
        case .read: .reader
        }
    }
}
