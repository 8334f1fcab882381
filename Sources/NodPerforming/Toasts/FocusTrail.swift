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

    /// Remembered places: more than can be visited while a toast is visible. Assumed.
    static let length = 8

    private var places: [Way: [WeakPlace]] = [:]
    private var holders: [Way: ToastID] = [:]

    package nonisolated init() {}

    private struct WeakPlace {
        weak var place: (any FocusPlace)?
    }
}

/// A view that can take focus back, while it is on screen.
@MainActor
package protocol FocusPlace: AnyObject {
    func takeFocus(by way: FocusTrail.Way)
}

extension FocusTrail {
    package func came(to place: any FocusPlace, by way: Way) {
        var known = places[way, default: []].filter { $0.place != nil && $0.place !== place }
        known.append(WeakPlace(place: place))
        places[way] = known.suffix(FocusTrail.length)
    }

    package func forget(_ place: any FocusPlace) {
        for way in Way.allCases { places[way]?.removeAll { $0.place == nil || $0.place === place } }
    }

    func toast(_ id: ToastID, has isHolder: Bool, by way: Way) {
        if isHolder { holders[way] = id } else if holders[way] == id { holders[way] = nil }
    }

    /// Returns the focus of a toast that leaves.
    func toastLeaves(_ id: ToastID) {
        for way in Way.allCases where holders[way] == id {
            holders[way] = nil
            places[way]?.last { $0.place != nil }?.place?.takeFocus(by: way)
        }
    }

    /// Toasts moved elsewhere and have no focus there.
    func forgetToasts() { holders = [:] }
}

extension ToastAttention.Way {
    /// `nil` for a finger or pointer.
    var focus: FocusTrail.Way? {
        switch self {
        case .touched, .pointed: nil
        case .focused: .keyboard
        case .read: .reader
        }
    }
}
