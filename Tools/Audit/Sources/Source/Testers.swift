import SwiftSyntax

/// Code that only the makers of an app meet: behind `isQaBuild` and the like, asked when the app runs, or theirs by its name.
extension SourceFile {
    /// A cheap question before the dear ones.
    var mayKnowTesters: Bool {
        ["Qa", "QA", "qa", "Dev", "dev", "ebug", "isInternal", "internalMode", "isE2E", "Test", "FeatureFlag"].contains(
            where: mentions
        )
    }

    /// Its folders say that only the makers of the app meet it.
    func findIsForMakers() -> Bool {
        let words = ["QA", "Demo", "Playground", "Debug", "Developer", "DevTools", "Internal", "E2E"]
        return words.contains(where: path.holds) && path.split { !$0.isLetter }.contains { words.contains(String($0)) }
    }
}

extension CodeBlockSyntax {
    /// The branch of an `if` that holds only for testers: its body, or what follows `if !isQaBuild { … } else`.
    func isForTesters(in file: SourceFile) -> Bool {
        guard let condition = parent?.as(IfExprSyntax.self) else { return false }
        if condition.body.id == id, condition.saysTester(in: file) { return true }
        let choices = sequence(first: condition) { $0.parent?.as(IfExprSyntax.self) }
        return choices.contains { $0.body.id != id && $0.leavesRestToTesters(in: file) }
    }
}

extension IfExprSyntax {
    private var asked: [ExprSyntax] { conditions.compactMap { $0.condition.as(ExprSyntax.self) } }

    fileprivate func saysTester(in file: SourceFile) -> Bool { asked.contains { $0.saysTester(in: file) } }

    /// `if !isQaBuild { … }`.
    fileprivate func leavesRestToTesters(in file: SourceFile) -> Bool {
        guard conditions.count == 1, let negated = asked.first?.as(PrefixOperatorExprSyntax.self) else { return false }
        return negated.operator.text == "!" && negated.expression.saysTester(in: file)
    }
}

extension ClosureExprSyntax {
    /// The content of a sheet that only testers open: `.sheet(isPresented: $showsQaMenu) { … }`, or by a flag that only code of
    /// theirs sets.
    func isForTesters(in file: SourceFile) -> Bool {
        guard let call = parent?.as(FunctionCallExprSyntax.self),
            let shown = call.arguments.first(where: { $0.label?.text == "isPresented" })?.expression
        else { return false }
        return shown.saysTester(in: file) || shown.isSetByTesters(in: file)
    }
}

extension ExprSyntax {
    /// `$isOpen`, where every `isOpen = true` of the file stands in a branch for testers.
    fileprivate func isSetByTesters(in file: SourceFile) -> Bool {
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("$"),
            !file.mentions(name.dropFirst() + ".toggle()")
        else { return false }
        let sets = Search.all(SequenceExprSyntax.self, in: root).compactMap(Assignment.init)
            .filter { $0.path == name.dropFirst() && $0.value?.written != "false" }
        return !sets.isEmpty
            && sets.allSatisfy { set in
                set.node.ancestors.contains { $0.as(CodeBlockSyntax.self)?.isForTesters(in: file) == true }
            }
    }
}

extension SourceFile {
    /// A property that a feature flag decides: nobody can say who meets what it shows.
    fileprivate func isOfFeatureFlag(_ name: String) -> Bool {
        mentions("FeatureFlag")
            && variables.contains { variable in
                variable.name == name && variable.parent?.is(MemberBlockItemSyntax.self) == true
                    && variable.written.holds("FeatureFlag")
            }
    }
}

extension ExprSyntax {
    /// It certainly holds only for testers: `isQaBuild`, `Bundle.main.isQaBuild && isOn`, `$showsQaMenu`.
    fileprivate func saysTester(in file: SourceFile) -> Bool {
        if let inBrackets { return inBrackets.saysTester(in: file) }
        if let sequence = self.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            let operators = elements.filter { $0.kind == .binaryOperatorExpr }
            let isConjunction =
                operators.count * 2 + 1 == elements.count && operators.allSatisfy { $0.written == "&&" }
            return isConjunction && elements.contains { $0.saysTester(in: file) }
        }
        guard self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self) else { return false }
        return lastName.map { $0.namesTesters || file.isOfFeatureFlag($0) } ?? false
    }
}

extension String {
    /// The app runs to be tested by a machine: `isE2E`, `isRunningUITests`, `isEmulatorTesting`, but not `isTesting` a connection.
    fileprivate var namesTestRuns: Bool {
        if self == "isE2E" { return true }
        let isTest = ["Test", "Tests", "Testing"].contains(where: hasSuffix)
        return isTest && ["UITest", "UnitTest", "Emulator", "Snapshot", "isRunningTests"].contains(where: holds)
    }

    /// `isQaBuild`, `showsQAMenu` and `qaMenu`, but not `Qatar`; `isDebugBuild`.
    fileprivate var namesTesters: Bool {
        if ["isInternalBuild", "isInternalMode", "internalMode"].contains(self) || namesDevelopers { return true }
        if namesTestRuns { return true }
        guard holds("Q") || holds("q") else { return false }
        let letters = Array(hasPrefix("$") ? dropFirst() : self[...])
        return letters.indices.dropLast().contains { index in
            let isWord = letters[index + 1] == "A" || letters[index + 1] == "a"
            let begins = letters[index] == "Q" && isWord || index == 0 && letters[0] == "q" && letters[1] == "a"
            let isInWord = index > 0 && letters[index - 1].isUppercase
            let ends = index + 2 == letters.count || !letters[index + 2].isLowercase
            return begins && !isInWord && ends
        }
    }
}

extension String {
    /// `devMode`, `showDevSettings`, `isDebug` and `DeveloperOptionsScreen`, but neither `devices` nor `showDeveloper`.
    var namesDevelopers: Bool {
        // Few names have the letters of “dev” and “debug”.
        guard holds("ev") || holds("ebug") else { return false }
        let words = camelWords
        return words.indices.contains { index in
            let next = index + 1 < words.count ? words[index + 1] : nil
            switch words[index] {
            case "dev", "debug": return next.map(Self.ofDevelopers.contains) ?? (words.first != words[index])
            case "developer": return next.map(Self.ofDevelopers.contains) ?? (words.first == "is")
            default: return false
            }
        }
    }

    private static let ofDevelopers: Set<String> = [
        "mode", "build", "settings", "options", "menu", "tools", "screen", "view", "overlay", "panel", "enabled",
        "section", "dashboard", "sheet", "console",
    ]
}

extension DeclGroupSyntax {
    /// A screen of the makers' own: `struct DevSettingsView: View`.
    var isForTesters: Bool {
        typeName.namesDevelopers && (self.is(ExtensionDeclSyntax.self) || inherited.contains("View"))
    }
}

extension SyntaxProtocol {
    /// Only developers and testers meet it: a condition around it asks for them, `if developerMode { … }`, or its type or file
    /// is theirs, `DevSettingsView`.
    func isForDevelopers(in file: SourceFile) -> Bool {
        if file.fileName.isDevelopers { return true }
        return ancestors.contains { node in
            if let type = node.asType { return type.typeName.isDevelopers }
            return node.as(IfExprSyntax.self)?.conditions.written
                .speaks(of: ["developer", "debug", "devmode", "isdev"]) == true
        }
    }
}

extension String {
    fileprivate var isDevelopers: Bool {
        speaks(of: ["developer", "debug", "diagnostic"]) || camelWords.contains("dev")
    }
}
