import SwiftSyntax

/// An error alert that says neither what happened nor what to do next.
enum ErrorWithoutRecovery: Rule {
    static let about = RuleDescription(
        id: "error-without-recovery",
        title: "Error alert without a way on",
        standing: .optIn,
        rationale: """
            An alert that only says “Error” and “OK” leaves people where they were: they do not know what failed nor what to do. \
            A retry, a fix or at least a sentence that says what to do next gets them on.
            """,
        source: "seed 001: always provide a recovery action",
        blindSpots:
            "What a translated message says is not read; alerts that a project's own modifier presents; whether trying again could help.",
        message:
            "People are left with an “OK” and do not know what to do: offer a button that tries again or mends it, or say in the message what to do next",
        doubt: "whether the message says what to do next is not to be seen",
        triggering: """
            struct A: View {
                @State private var hasError = false
                var body: some View { List { }.↓alert("Error", isPresented: $hasError) { Button("OK") { } } }
            }

            struct A: View {
                @State private var error: Error?
                @State private var isShown = false
                var body: some View {
                    List { }.↓alert("Something went wrong", isPresented: $isShown) {
                        Button("OK", role: .cancel) { }
                    } message: {
                        Text(error?.localizedDescription ?? "")
                    }
                }
            }

            List { }.alert(isPresented: $hasError) { ↓Alert(title: Text("Error"), message: Text(error.localizedDescription), dismissButton: .default(Text("OK"))) }

            func fail() { alert = ↓AlertState(title: { TextState("Error") }, message: { TextState(error.localizedDescription) }) }

            struct A: View {
                @State private var saveFailed = false
                var body: some View { List { }.↓alert("Could not save", isPresented: $saveFailed) { } }
            }

            struct A: View {
                @State private var loadError = false
                var body: some View { List { }.↓alert("Error", isPresented: $loadError, actions: { Button("Close") { loadError = false } }) }
            }
            """,
        nonTriggering: [
            #"List { }.alert("Couldn't load items", isPresented: $hasError) { Button("Retry", action: reload); Button("Cancel", role: .cancel) { } }"#,
            #"List { }.alert("Couldn't save", isPresented: $hasError) { Button("OK") { } } message: { Text("Check your connection and try again.") }"#,
            #"List { }.alert("Saved", isPresented: $isSaved) { Button("OK") { } }"#,
            #"List { }.alert("Error", isPresented: $hasError) { Button("Try again") { load() } }"#,
            "List { }.alert(item: $info) { $0.alert }",
            #"List { }.alert("Error", isPresented: $hasError) { Button("OK") { } } message: { ↯Text(model.message) }"#,
            #"List { }.alert(isPresented: $hasError) { Alert(title: Text("Error"), message: Text("Sign in again.")) }"#,
            #"List { }.alert("Error", isPresented: $hasError) { Link("Help", destination: help) }"#,
            """
            func refuse() { show(Alert(title: Text("Error"), message: Text(""), dismissButton: .default(Text("OK")))) }
            // other file
            struct Alert { let title: Text; let message: Text; let dismissButton: Choice }
            """,
            #"func fail() { alert = Alert(title: "Error", message: error.localizedDescription) }"#,
            #"""
            struct A: View {
                @State private var error: ReadError?
                var body: some View { List { }.alert(isPresented: .constant(error != nil), error: error) { Button("OK") { } } }
            }

            struct A: View {
                @State private var name = ""
                @State private var hasError = false
                var body: some View { VStack { TextField("Name", text: $name); Button("Save") { save() } }.alert("Error", isPresented: $hasError) { } }
            }

            List { }.alert("Shortcut is taken by the system", isPresented: $isPresentingError) { Button("OK") { } }

            List { }.alert("Could not import “\(name)”", isPresented: $hasError) { Button("OK") { } }
            """#,
            #"List { }.alert("Delete all?", isPresented: $asks) { Button("Delete", role: .destructive) { wipe() } }"#,
            #"List { }.alert(isPresented: $hasError) { Alert(title: Text("Error"), primaryButton: .default(Text("Retry")), secondaryButton: .cancel()) }"#,
        ]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        report.add(file.errorFacts)
        if file.types.contains(where: { $0.typeName == "Alert" && !$0.is(ExtensionDeclSyntax.self) }) {
            report.fact(.ownType, "Alert")
        }
        for call in file.calls("alert") where call.base != nil { check(modifier: call, in: file, &report) }
        for call in file.calls("AlertState") where !call.hasArgument("actions") && call.closure("actions") == nil {
            guard let title = call.closure("title") ?? call.closure(nil), let message = call.closure("message"),
                title.trimmedDescription.speaks(of: errors)
            else { continue }
            judge(call.nameToken, message: Syntax(message.statements), in: file, &report)
        }
        for call in file.calls("Alert") where !call.hasArgument("primaryButton") && call.hasArgument("title") {
            check(value: call, in: file, &report)
        }
    }

    private static func check(modifier call: Call, in file: SourceFile, _ report: inout Report) {
        let presented = (call.argument("isPresented") ?? call.argument("presenting"))?.trimmedDescription ?? ""
        let title = call.firstUnlabelled?.trimmedDescription ?? ""
        // The error says in its own words what happened and what to do; a long title does too.
        guard !call.hasArgument("error"), !isTelling(call.firstUnlabelled), !isOnForm(call, in: file) else { return }
        guard title.speaks(of: errors) || presented.speaks(of: errors) else { return }
        guard let actions = call.closure("actions") ?? call.closure(nil), onlyDismisses(actions) else { return }
        judge(call.nameToken, message: call.closure("message").map { Syntax($0.statements) }, in: file, &report)
    }

    private static func check(value call: Call, in file: SourceFile, _ report: inout Report) {
        // A string as the title is another type's.
        guard let title = call.argument("title"), !title.is(StringLiteralExprSyntax.self),
            title.trimmedDescription.speaks(of: errors)
        else { return }
        if let button = call.argument("dismissButton"), doesSomething(button) { return }
        let message = call.argument("message").map { Syntax($0) }
        judge(call.nameToken, message: message, in: file, &report, unless: [Fact(.ownType, "Alert")])
    }

    private static func judge(
        _ token: TokenSyntax,
        message: Syntax?,
        in file: SourceFile,
        _ report: inout Report,
        unless: [Fact] = []
    ) {
        guard let message, !message.is(NilLiteralExprSyntax.self) else {
            return report.finding(at: token, unless: unless)
        }
        let raw = file.rawErrorTexts.first { $0.node.isInside(message) }?.error
        if let raw {
            let words = raw.type.map { [Fact(.wordsErrors, $0)] } ?? []
            report.finding(at: token, unless: unless + words, when: raw.when)
        } else if !message.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind.isText }) {
            report.cannotTell(at: message, unless: unless)
        }
    }

    /// A sentence about something else than a failure, or one with a value in it: “Hotkey is reserved by macOS”.
    private static func isTelling(_ title: ExprSyntax?) -> Bool {
        guard let literal = title?.as(StringLiteralExprSyntax.self) else { return false }
        let text = literal.trimmedDescription
        return literal.segments.count > 1 || !text.speaks(of: errors) && text.split(separator: " ").count > 2
    }

    /// The entries stay, with the button that sends them.
    private static func isOnForm(_ call: Call, in file: SourceFile) -> Bool {
        ["TextField", "SecureField", "TextEditor"].contains { field in
            file.calls(field).contains { $0.node.enclosingTypeName == call.node.enclosingTypeName }
        }
    }

    /// Every button of it only goes away.
    private static func onlyDismisses(_ actions: ClosureExprSyntax) -> Bool {
        actions.statements.allSatisfy { item in
            guard let call = Call(item.item), call.name == "Button" else { return false }
            guard let action = call.closure("action") ?? call.node.trailingClosure else {
                return !call.hasArgument("action")
            }
            return action.statements.allSatisfy { $0.isDismissal }
        }
    }

    /// `.default(Text("Retry")) { load() }`.
    private static func doesSomething(_ button: ExprSyntax) -> Bool {
        guard let call = Call(button) else { return false }
        if let action = call.argument("action"), !action.is(ClosureExprSyntax.self),
            !action.is(NilLiteralExprSyntax.self)
        {
            return true
        }
        return call.closures.contains { !$0.closure.statements.allSatisfy(\.isDismissal) }
    }

    private static let errors = [
        "error", "fail", "went wrong", "couldn", "could not", "cannot", "can't", "unable to", "oops",
    ]
}

extension TokenKind {
    /// A piece of literal text with letters in it.
    fileprivate var isText: Bool {
        guard case .stringSegment(let text) = self else { return false }
        return text.contains { $0.isLetter }
    }
}

extension CodeBlockItemSyntax {
    /// `isShown = false`, `error = nil`, `dismiss()`.
    fileprivate var isDismissal: Bool {
        guard let sequence = item.as(SequenceExprSyntax.self)?.elements.map({ $0 }), sequence.count == 3,
            sequence[1].is(AssignmentExprSyntax.self)
        else { return trimmedDescription == "dismiss()" || trimmedDescription.hasSuffix(".toggle()") }
        return sequence[2].is(NilLiteralExprSyntax.self) || sequence[2].trimmedDescription == "false"
    }
}
