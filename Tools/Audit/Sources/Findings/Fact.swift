/// A fact about a name: `withElementAnimation` gates motion, `RoundStyle` sizes its buttons.
/// Files are read one by one; findings that depend on other files are decided at the end.
public struct Fact: Hashable, Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        /// A function or modifier that animates only if Reduce Motion is off.
        case gatesMotion
        case iconView
        case symbolView
        /// The project adds an `Image` initializer that takes a symbol, or a constant of a symbol.
        case drawsSymbols
        case sizesControl
        /// A modifier or button style that leaves the size as it is.
        case changesLook
        /// A function or modifier that gives a control its label or an action.
        case labelsControl
        case labelledInUse
        case labelsContent
        /// A view that says its state or label itself.
        case saysState
        /// A view used in a bar or a menu, where the system sizes it.
        case placedInBar
        /// A modifier after which the whole view takes taps.
        case fillsShape
        /// A throwing function that shows its failure.
        case tellsFailures
        /// A function that plays a haptic: `Haptics.light`.
        case playsHaptic
        /// A type of the project with a name of SwiftUI's.
        case ownType
        case declaresView
        /// A view in a row of a list.
        case placedInList
        case placedInScroll
        /// A view with a scroll view, list or form.
        case scrolls
        /// A limit of the text size below the accessibility sizes: `Limits.text`, `Environment.limit`.
        case capsTextSize
        /// A font that doesn't scale, or a modifier that sets one: `AppFont.caption`, `View.captionFont`.
        case fixesFont
        /// The app draws on dark grounds, also in light appearance.
        case isDark
        /// A method of a model that drops a failure: `Model.load`.
        case dropsFailure
        /// A method that only keeps a failure in a property.
        case keepsFailure
        /// A model whose failures a view reads.
        case showsFailure
    }

    public var kind: Kind
    public var name: String

    public init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }
}

/// A finding that other files may clear.
public struct Candidate: Sendable, Equatable {
    public var finding: Finding
    /// Facts that clear it.
    public var unless: [Fact] = []
    public var when: [Fact] = []
    /// The surrounding declarations, each of which must be used by name; see ``NameUses``.
    var owners: [String] = []

    func settled(by facts: Set<Fact>) -> Finding? {
        if unless.contains(where: facts.contains) { return nil }
        return when.allSatisfy(facts.contains) ? finding : nil
    }
}
