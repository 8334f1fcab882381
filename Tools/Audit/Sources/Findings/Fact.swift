/// A fact about a name, for other files: `withElementAnimation` gates motion, `RoundStyle` sizes its buttons.
///
/// Each file is read alone, on any core; dependencies on other files are settled at the end.
public struct Fact: Hashable, Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        /// A function or modifier that animates only if Reduce Motion is off.
        case gatesMotion
        /// A view that is nothing but a picture.
        case iconView
        /// A view that is nothing but a symbol.
        case symbolView
        /// `Image` has an initializer of the project's own that takes a symbol.
        case drawsSymbols
        /// A button style that gives its control a size.
        case sizesControl
        /// A function or modifier that gives a control its label or an action.
        case labelsControl
        /// A view that gets its label where it is used.
        case labelledInUse
        /// A view that gives the label it has to the control it is given.
        case labelsContent
        /// A view that is put into a bar or a menu, where the system sizes it.
        case placedInBar
        /// A modifier after which the whole of a view takes taps.
        case fillsShape
        /// A throwing function that tells people of its failure itself.
        case tellsFailures
        /// A function that plays a haptic: `Haptics.light`.
        case playsHaptic
        /// A type of the project's own under the name of a system's.
        case ownType
        /// A view of the project's own.
        case declaresView
    }

    public var kind: Kind
    public var name: String

    public init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }
}

/// A finding that holds only if the rest of the project does not say otherwise.
public struct Candidate: Sendable, Equatable {
    public var finding: Finding
    /// Dropped if the project knows one of these.
    public var unless: [Fact] = []
    /// Only if the project knows all of these.
    public var when: [Fact] = []
    /// The declarations around it that are met only if their names are used; see ``NameUses``.
    var owners: [String] = []

    func settled(by facts: Set<Fact>) -> Finding? {
        if unless.contains(where: facts.contains) { return nil }
        return when.allSatisfy(facts.contains) ? finding : nil
    }
}
