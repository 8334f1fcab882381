import SwiftSyntax

/// The system's words for an error, shown to people.
enum RawError: Rule {
    static let about = RuleDescription(
        id: "raw-error",
        title: "Raw error text shown to people",
        rationale: """
            “The operation couldn’t be completed. (NetworkError error 3.)” tells nobody what happened or what to do; some texts blame people \
            or give away how the app is built. Say in plain words what could not be done and what to do next; log the error itself.
            """,
        source: "seed 001: avoid exposing raw system error text",
        blindSpots: """
            Errors passed on in payloads and to callbacks; properties of a type that another file shows under another name; words that a \
            project's own error types bring count as plain. In a project with error types of its own, a `localizedDescription` after \
            words of the app's own is only reported when what throws is known to throw an error without words.
            """,
        message:
            "People read what only a developer understands: say in plain words what could not be done and what to do next, and log the error itself",
        triggering: [
            "struct A: View { let error: Error; var body: some View { Text(↓error.localizedDescription) } }",
            #"struct A: View { @State var error: Error?; var body: some View { if let error { Text("Failed: \(↓error)") } } }"#,
            #"""
            struct A: View {
                @State private var errorMessage: String?
                var body: some View { if let errorMessage { Text(errorMessage) } }
                func load() async { do { try await get() } catch { errorMessage = ↓error.localizedDescription } }
            }

            final class Model: ObservableObject {
                @Published var message: String?
                func load() async { do { try await get() } catch { message = "Could not load: \(↓error.localizedDescription)" } }
            }
            // other file
            struct A: View { @StateObject private var model: Model; var body: some View { Text(model.message ?? "") } }
            """#,
            """
            struct A: View {
                @State private var problem: (any Error)?
                var body: some View { Text(↓problem?.localizedDescription ?? "") }
            }

            struct A: View {
                let outcome: Result<Int, any Error>
                var body: some View {
                    switch outcome {
                    case .success: Text("Sent")
                    case .failure(let reason): Text(↓reason.localizedDescription)
                    }
                }
            }

            struct A: View {
                let upload: Upload
                var body: some View { if let reason = upload.reason { Text("Not sent: \\(↓reason)") } }
            }
            // other file
            final class Upload { var reason: Error? }

            struct A: View {
                let phase: Phase
                var body: some View { if case .broken(let why) = phase { Text(↓why.localizedDescription) } }
            }
            // other file
            enum Phase { case idle, broken(any Error) }

            struct A: View {
                let error: Error
                var body: some View { if let error = error as? PhaseError { Text(error.words) } else { Text(↓error.localizedDescription) } }
            }

            func fail(_ error: Error) {
                let text = ↓error.localizedDescription
                toasts.show(message: text)
            }

            struct A<Failure: Error>: View { let failure: Failure; var body: some View { Text(↓failure.localizedDescription) } }
            """,
            """
            struct A: View {
                @State private var problem: String?
                var body: some View { Text(problem ?? "") }
                func save() { do { try write() } catch { problem = "Could not save: " + ↓error.localizedDescription } }
            }
            // other file
            enum DiskError: Error { case full }
            func write() throws { throw DiskError.full }

            struct A: View {
                let error: Error
                var body: some View { VStack { Text(↓error.localizedDescription); Button("OK") { } } }
            }
            // other file
            enum DiskError: Error { case full }

            struct A: View { let error: any Error; var body: some View { Text(verbatim: ↓error.localizedDebugDescription); Button("Retry") { load() } } }

            func fail(_ error: Error) {
                alert = AlertState(title: { TextState(String(localized: "error")) }, message: { TextState(↓error.localizedDescription) })
            }
            """,
            "func show(_ error: Error) { let alert = NSAlert(); alert.informativeText = ↓error.localizedDescription }",
            "func fail(_ error: NSError) { ToastManager.shared.show(↓error.localizedDescription, type: .error) }",
            #"func fail() { do { try run() } catch { present(UIAlertController(title: "a", message: ↓String(describing: error), preferredStyle: .alert)) } }"#,
        ],
        nonTriggering: [
            #"func load() { do { try get() } catch { logger.error("\(error.localizedDescription)"); print(error) } }"#,
            "struct A: View { let language: Language; var body: some View { Text(language.localizedDescription) } }",
            """
            struct A: View { let error: LoginError; var body: some View { Text(error.localizedDescription) } }
            // other file
            enum LoginError: LocalizedError { case a; var errorDescription: String? { "Wrong name or password." } }

            enum SaveError: Error { case full }
            extension SaveError: LocalizedError { var errorDescription: String? { "There is no room left." } }
            struct A: View {
                @State private var message: String?
                var body: some View { Text(message ?? "") }
                func save() { do { try write() } catch let error as SaveError { message = error.localizedDescription } catch { message = "Try again." } }
            }

            final class Model {
                var failure: String?
                func load() { do { try get() } catch { failure = ↯error.localizedDescription } }
            }
            """,
            #"""
            struct A: View {
                @State private var loginError: String?
                var body: some View { if let loginError { Text("\(loginError)") } }
            }

            struct A: View {
                let item: Item
                var body: some View { Text("Not shown: \(item.error)") }
            }
            // other file
            struct Item { let error: String }

            struct A: View {
                let phase: Phase
                var body: some View { if case .broken(let error) = phase { Text(error.localizedDescription) } }
            }
            // other file
            enum Phase { case idle, broken(PhaseError) }
            enum PhaseError: LocalizedError { case a; var errorDescription: String? { "Sign in again." } }

            struct A: View {
                let outcome: Outcome
                var body: some View { if case .failure(let error) = outcome { Text(error.localizedDescription) } }
            }
            // other file
            typealias Outcome = Result<Int, PhaseError>

            Text((error as? LocalizedError)?.errorDescription ?? error.localizedDescription)

            struct A: View {
                let error: Error
                var body: some View { if let known = error as? LocalizedError { Text(known.words) } else { Text(error.localizedDescription) } }
            }

            struct A: View {
                let error: NSError
                var body: some View { switch error.code { case -1009: Text(error.localizedDescription); default: Text("Try again.") } }
            }

            struct DeveloperPage: View { let error: Error; var body: some View { Text(error.localizedDescription) } }

            struct A: View {
                let error: Error
                var body: some View { Text(words) }
                var words: String {
                    if error is URLError { return "You are offline." }
                    switch error { case is CancellationError: return "Stopped."; default: return "Try again." }
                }
            }
            """#,
            """
            struct A: View {
                @State private var problem: String?
                var body: some View { Text(problem ?? "") }
                func save() { do { try write() } catch { problem = error.localizedDescription } }
            }
            // other file
            enum DiskError: LocalizedError { case full; var errorDescription: String? { "There is no room left." } }
            enum OtherError: Error { case other }
            func write() throws { throw DiskError.full }

            struct A: View {
                let error: Error
                var body: some View { VStack { Text("Could not load the trips."); Text(error.localizedDescription); Button("Retry") { load() } } }
            }
            // other file
            enum DiskError: Error { case full }

            struct A: View {
                @State private var problem: String?
                var body: some View { Text(problem ?? "") }
                func save() { do { try write() } catch { problem = error.localizedDescription } }
            }
            // other file
            func write() throws { throw NSError(domain: "a", code: 1, userInfo: [NSLocalizedDescriptionKey: "There is no room left."]) }

            struct A: View {
                let error: Error
                var body: some View { VStack { Button(L10n.retry) { load() }; Text(error.localizedDescription) } }
            }
            // other file
            enum DiskError: Error { case full }

            struct A: View { let error: ScanError; var body: some View { Text(error.localizedDescription) } }

            struct DiagnosticsPage: View { struct Part: View { let error: Error; var body: some View { Text(error.localizedDescription) } } }
            """,
            #"Text("Couldn't save. Check your connection and try again.")"#,
            "func load() throws { do { try get() } catch { throw LoadError.failed(error.localizedDescription) } }",
            #"func track(_ error: Error) { analytics.track("failed", ["reason": error.localizedDescription]) }"#,
            "struct A: View { var body: some View { if developerMode { Text(error.localizedDescription) } } }",
            "struct A: View { let state: State; var body: some View { Text(state.errorTitle) } }",
            "func load() { do { try get() } catch { state = .failed(↯error.localizedDescription) } }",
        ]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        ShownText.note(file, &report)
        report.add(file.errorFacts)
        for text in file.rawErrorTexts where !text.node.isForDevelopers && !text.node.isLastResort {
            judge(text, &report)
        }
    }

    private static func judge(_ text: RawErrorText, _ report: inout Report) {
        judge(text, &report, when: text.error.when, unless: text.facts)
        guard text.isLocalized, text.error.type == nil else { return }
        // An error that is known to be thrown needs no guess.
        for function in text.node.attempted.sorted() {
            judge(text, &report, when: [Fact(.throwsBareError, function)], unless: [Fact(.wordsErrors, function)])
        }
    }

    private static func judge(_ text: RawErrorText, _ report: inout Report, when known: [Fact], unless words: [Fact]) {
        switch ShownText.destination(of: text.node) {
        case .shown: report.finding(at: text.node, unless: words, when: known)
        case .kept(let property):
            let shown = Fact(.showsText, property)
            report.finding(at: text.node, unless: words, when: [shown] + known)
            guard known.isEmpty else { return }
            report.cannotTell(
                at: text.node,
                "whether people read `\(property)` is not to be seen",
                unless: words + [shown]
            )
        case .unknown where known.isEmpty:
            report.cannotTell(at: text.node, "whether people read this text is not to be seen", unless: words)
        case .unknown, .elsewhere: break
        }
    }
}

extension RawErrorText {
    /// Facts with which people read a sentence that somebody wrote for them, or may do so.
    fileprivate var facts: [Fact] {
        let typed = error.type.map { [Fact(.wordsErrors, $0)] } ?? []
        guard isLocalized, error.type.map({ $0 == SourceFile.typedFailure }) ?? true else { return typed }
        let thrown = node.attempted.sorted().map { Fact(.wordsErrors, $0) }
        return typed + thrown + [node.hasWordsAround ? Fact(.isError, "") : Fact(.wordsErrors, "")]
    }
}

extension SyntaxProtocol {
    /// It is shown where an error has no words of its own, or for a code that the app chose:
    /// `(error as? LocalizedError)?.errorDescription ?? error.localizedDescription`.
    fileprivate var isLastResort: Bool {
        ancestors.contains { node in
            if let choice = node.as(IfExprSyntax.self) {
                return choice.elseBody.map { isInside(Syntax($0)) } == true
                    && choice.conditions.trimmedDescription.contains("LocalizedError")
            }
            if let branch = node.as(SwitchCaseSyntax.self), branch.label.is(SwitchCaseLabelSyntax.self) {
                let subject = node.ancestor(SwitchExprSyntax.self)?.subject.trimmedDescription.lowercased()
                return subject?.hasSuffix("code") == true
            }
            guard let choice = node.as(SequenceExprSyntax.self) else { return false }
            let before = choice.elements.prefix { $0.endPosition <= position }.map(\.trimmedDescription)
            return before.last == "??"
                && before.joined().speaks(of: ["errordescription", "recoverysuggestion", "failurereason"])
        }
    }

    /// A condition around it asks for a developer, `if developerMode { … }`, or its type is for one.
    fileprivate var isForDevelopers: Bool {
        ancestors.contains { node in
            if let type = node.asProtocol(DeclGroupSyntax.self) {
                return type.typeName.speaks(of: ["developer", "diagnostic", "debug"])
            }
            return node.as(IfExprSyntax.self)?.conditions.trimmedDescription.speaks(of: ["developer", "debug"]) == true
        }
    }
}
