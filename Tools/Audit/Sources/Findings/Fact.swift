/// A fact about a name, for other files: `withElementAnimation` gates motion, `RoundStyle` sizes its buttons.
///
/// Each file is read alone, so its result can be cached by content; dependencies on other files are settled at the end.
public struct Fact: Hashable, Sendable, Codable {
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// A function or modifier that animates only when Reduce Motion is off.
        case gatesMotion
        /// A view that is nothing but a picture.
        case iconView
        /// A button style or view that gives its control the smallest size or more.
        case sizesControl
        /// A modifier, a function `Font.brand` or a parameter `Tile.textSize` that makes a number a font that does not scale.
        case fixesTextSize
        /// A function or modifier that gives a control its label.
        case labelsControl
        /// A view that gets its label where it is used.
        case labelledInUse
        /// A view that is a button round what it is given.
        case wrapsButton
        /// A view that gives the label it has to the control it is given.
        case labelsContent
        /// A button that shows a picture, with a label if it is given one.
        case takesLabel
        /// A view that is put into a bar or a menu, where the system sizes it.
        case placedInBar
        /// A function of the project's own, in an extension, that gives a view a tap.
        case addsTap
        /// A function that a button of the project calls.
        case pressed
        /// A closure that a view is given where it is used, `Header.onTap`; `Header.{}` for one after the brackets.
        case givesAction
        /// A text that a view is given where it is used, `Row.title`.
        case givesText
        /// A view that is told to be a button where it is used.
        case answeredInUse
        /// A view in a row that does the same when it is tapped.
        case repeatedByRow
        /// A binding of a view, `Checkbox.isOn`, that gets a constant: the view only shows it.
        case shownConstant
        /// A type whose values are errors; `""` when the project has any.
        case isError
        /// A function that turns errors into words for people or throws such that bring them, or an error type that brings its own;
        /// `""` when every error type of the project does.
        case wordsErrors
        /// A function and the type of an error that it throws: `load() LoadError`.
        case throwsError
        /// A function that throws an error without words: `load()`.
        case throwsBareError
        /// A property, `Type.name`, or the payload of a case, `case failed`, whose type is a bare `Error`.
        case holdsError
        /// A type of the project's own under the name of a system's.
        case ownType
        /// A modifier of the project's own under the name of a system's.
        case backports
        /// A property, `Type.name`, whose text stands on the screen.
        case showsText
    }

    public var kind: Kind
    public var name: String

    public init(_ kind: Kind, _ name: String) {
        self.kind = kind
        self.name = name
    }
}

extension Set<Fact> {
    /// These, and what follows from those of several files: how the errors that a function throws are worded.
    var withConclusions: Set<Fact> {
        var all = self
        for fact in self where fact.kind == .throwsError {
            let parts = fact.name.split(separator: " ").map(String.init)
            guard parts.count == 2 else { continue }
            if contains(Fact(.wordsErrors, parts[1])) {
                all.insert(Fact(.wordsErrors, parts[0]))
            } else if contains(Fact(.isError, parts[1])) {
                all.insert(Fact(.throwsBareError, parts[0]))
            }
        }
        let errors = filter { $0.kind == .isError && !$0.name.isEmpty }
        if !errors.isEmpty, errors.allSatisfy({ contains(Fact(.wordsErrors, $0.name)) }) {
            all.insert(Fact(.wordsErrors, ""))
        }
        return all
    }
}

/// A finding that holds only if the rest of the project does not say otherwise.
public struct Candidate: Sendable, Codable, Equatable {
    public var finding: Finding
    /// Dropped if the project knows one of these.
    public var unless: [Fact]
    /// Only if the project knows all of these.
    public var when: [Fact]
    /// The declarations around it that are met only when their names are used; see ``NameUses``.
    var owners: [UInt32] = []
}

extension Candidate {
    func settled(by facts: Set<Fact>) -> Finding? {
        if unless.contains(where: facts.contains) { return nil }
        return when.allSatisfy(facts.contains) ? finding : nil
    }
}
