/// Where focus goes when the toast that has it leaves: back to where it came from.
///
/// A view that focus can return to tells when it has it. One that is gone by then is passed over for the one before,
/// and where none is known, focus moves as the system moves it. A toast that leaves without having the focus moves
/// nothing.
@MainActor
package final class FocusTrail {
    /// Who is where: each of the two has a focus of its own.
    package enum Way: Sendable, CaseIterable {
        case keyboard
        /// VoiceOver or another screen reader.
        case reader
    }

    /// How many places are remembered: more than can be left while one toast is in sight. Assumed.
    static let length = 8

    private var places: [Way: [WeakPlace]] = [:]
    private var holders: [Way: ToastID] = [:]

    package nonisolated init() {}

    private struct WeakPlace {
        weak var place: (any FocusPlace)?
    }
}

/// A view that focus can return to, for as long as it is on screen.
@MainActor
package protocol FocusPlace: AnyObject {
    func takeFocus(by way: FocusTrail.Way)
}

extension FocusTrail {
    /// Focus came to a place.
    package func came(to place: any FocusPlace, by way: Way) {
        var known = places[way, default: []].filter { $0.place != nil && $0.place !== place }
        known.append(WeakPlace(place: place))
        places[way] = known.suffix(FocusTrail.length)
    }

    /// The place is not on screen any more.
    package func forget(_ place: any FocusPlace) {
        for way in Way.allCases { places[way]?.removeAll { $0.place == nil || $0.place === place } }
    }

    /// Focus came to a toast, or went elsewhere.
    func toast(_ id: ToastID, has isHolder: Bool, by way: Way) {
        if isHolder { holders[way] = id } else if holders[way] == id { holders[way] = nil }
    }

    /// A toast leaves: focus that is on it goes back.
    func toastLeaves(_ id: ToastID) {
        for way in Way.allCases where holders[way] == id {
            holders[way] = nil
            places[way]?.last { $0.place != nil }?.place?.takeFocus(by: way)
        }
    }

    /// Toasts are shown elsewhere, where focus is not on them yet.
    func forgetToasts() { holders = [:] }
}

extension ToastAttention.Way {
    /// Whose focus it is; `nil` for a finger and a pointer.
    var focus: FocusTrail.Way? {
        switch self {
        case .touched, .pointed: nil
        case .focused: .keyboard
        case .read: .reader
        }
    }
}
