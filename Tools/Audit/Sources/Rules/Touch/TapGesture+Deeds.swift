import SwiftSyntax

/// A call that somebody's press makes.
private struct Deed {
    let name: String
    /// The list that `append` and the like change.
    var list: String?
}

/// Whether a tap is the only way to do what it does: then those who cannot tap cannot do it at all.
extension Tap {
    /// Why somebody may do the same without the tap; nil where the file knows no other way.
    func otherWay(in file: SourceFile) -> String? {
        let calls = deeds
        let sets = assignments(in: file)
        if calls.isEmpty, sets.isEmpty { return "Whether people notice what the tap does" }
        if onlyCloses(calls, sets) { return "Whether what shows it hides it, too" }
        let isRepeated =
            calls.contains { isCalledElsewhere($0, in: file) } || sets.contains { isSetElsewhere($0, in: file) }
            || file.taps.contains { other in
                other.call.node.id != call.node.id && other.actionCode == actionCode && isAlso(other.call.node)
            }
        return isRepeated ? "Whether what does the same elsewhere in the file can be reached instead" : nil
    }

    /// Buttons elsewhere in the project that call the same by a name that says enough to be the same.
    var pressedElsewhere: [Fact] {
        deeds.filter { $0.list == nil && $0.name.isTelling }.map { Fact(.pressed, $0.name) }
    }

    /// The functions it calls, without those that only accompany a deed.
    private var deeds: [Deed] {
        guard let action else { return named?.lastName.map { [Deed(name: $0)] } ?? [] }
        return Search.all(FunctionCallExprSyntax.self, in: action).compactMap(Call.init).filter(\.isDeed)
            .map { Deed(name: $0.name, list: Call.changesLists.contains($0.name) ? $0.base?.lastName : nil) }
    }

    private func assignments(in file: SourceFile) -> [Assignment] {
        guard let action else { return [] }
        return file.assignments.filter { $0.node.isInside(action) }
    }

    /// Something larger than a cross is tapped away: its sides close it, or what opened it does.
    private func onlyCloses(_ calls: [Deed], _ sets: [Assignment]) -> Bool {
        let leaves: Set<String> = ["Image", "Text", "Label"]
        return !leaves.contains(chain.name) && calls.allSatisfy { $0.name.closes } && sets.allSatisfy(\.closes)
    }

    private func isCalledElsewhere(_ deed: Deed, in file: SourceFile) -> Bool {
        let isCalled = file.calls(deed.name).contains { other in
            (deed.list == nil || other.base?.lastName == deed.list) && isAlso(other.node)
                && other.node.enclosingMember?.declaredName != deed.name
        }
        return isCalled
            || file.uses(of: deed.name).contains { $0.parent?.is(LabeledExprSyntax.self) == true && isAlso($0) }
    }

    private func isSetElsewhere(_ deed: Assignment, in file: SourceFile) -> Bool {
        let isSet = file.assignmentsByName[deed.name]?.contains { other in
            (deed.value == nil || other.value == nil || deed.isReset == other.isReset) && isAlso(other.node)
        }
        return isSet == true
            || file.controls.contains { control in
                control.call.node.arguments.contains { $0.expression.written == "$" + deed.path }
            }
    }

    /// `node` is done by somebody, and not by this tap or in its stead.
    private func isAlso(_ node: some SyntaxProtocol) -> Bool {
        let isHere = node.position > call.nameToken.position && node.isInside(call.node)
        return !isHere && !node.isInside(action) && !call.node.isInOtherBranch(than: node)
            && !node.receivers.contains { Self.unasked.contains($0.name) }
    }

    /// Modifiers whose code runs without anybody doing something.
    private static let unasked: Set<String> = ["onAppear", "onDisappear", "task", "onChange", "onReceive"]
}

extension Assignment {
    /// Back to nothing: `false`, `nil`, `""`.
    fileprivate var isReset: Bool { ["false", "nil", "\"\"", "[]"].contains(value?.written) }

    fileprivate var closes: Bool {
        isReset || value?.written == "true" && name.speaks(of: ["remove", "dismiss", "hidden", "hide", "close"])
    }
}

extension Call {
    fileprivate static let changesLists: Set<String> = ["append", "insert", "remove", "removeAll", "removeLast"]

    fileprivate var isDeed: Bool {
        // `isOn.toggle()` is an assignment, what begins with a capital only makes a value.
        name.first?.isLowercase == true && (name != "toggle" || base == nil) && !Self.accompanying.contains(name)
            && !((base?.written ?? "") + name).speaks(of: ["haptic", "feedback", "vibrat", "analytic", "logger"])
    }

    private static let accompanying: Set<String> = [
        "withAnimation", "run", "impactOccurred", "selectionChanged", "notificationOccurred", "prepare", "post",
        "print", "async", "asyncAfter", "sleep", "contains", "first", "firstIndex", "filter", "map", "min", "max",
        "resignFirstResponder", "endEditing", "sendAction",
    ]
}

extension Report {
    /// The names that the file's buttons call.
    mutating func notePresses(in file: SourceFile) {
        let buttons = file.callsByName.filter { $0.key.hasSuffix("Button") }.flatMap(\.value)
        for button in buttons where button.base == nil {
            let actions = button.name == "Button" ? [button.buttonAction] : button.closures.map(\.closure)
            let called = actions.compactMap { $0 }.flatMap { Search.all(FunctionCallExprSyntax.self, in: $0) }
                .compactMap(Call.init)
            let named = button.node.arguments.compactMap(\.expression.lastName)
            for name in called.map(\.name) + named where name.isTelling { fact(.pressed, name) }
        }
    }
}

extension String {
    fileprivate var closes: Bool {
        speaks(of: ["dismiss", "close", "hide", "cancel", "collapse"]) || self == "pop"
    }

    /// Of two words or more: `togglePrimaryDisplay`, not `open`.
    fileprivate var isTelling: Bool { first?.isLowercase == true && camelWords.count > 1 }
}
