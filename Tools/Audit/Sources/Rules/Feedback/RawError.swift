import SwiftSyntax

/// The system's words for an error, shown to people.
enum RawError: Rule {
    static let about = RuleDescription(
        id: "raw-error",
        title: "Raw error text shown to people",
        rationale: """
            “The operation couldn’t be completed. (NetworkError error 3.)” tells nobody what happened or what to do; the value of an error \
            reads like code. Say in plain words what could not be done and what to do next; log the error itself.
            """,
        source: "seed 001: avoid exposing raw system error text",
        blindSpots: """
            Errors passed on in payloads and to callbacks; properties of a type that another file shows under another name. Words that a \
            project's own error types bring count as plain, as the system's sentences do: a `localizedDescription` is only reported where \
            the error is known to be of a type of the project's own without any.
            """,
        message:
            "People read what only a developer understands: say in plain words what could not be done and what to do next, and log the error itself",
        doubt: "whether somebody wrote words for this error is not to be seen",
        triggering: [
            #"struct A: View { @State var error: Error?; var body: some View { if let error { Text("Failed: \(↓error)") } } }"#,
            #"""
            struct A: View {
                @State private var errorMessage: String?
                var body: some View { if let errorMessage { Text(errorMessage) } }
                func load() async { do { try await get() } catch { errorMessage = "\(↓error)" } }
            }

            final class Model: ObservableObject {
                @Published var message: String?
                func load() async { do { try await get() } catch { message = "Could not load: \(↓error)" } }
            }
            // other file
            struct A: View { @StateObject private var model: Model; var body: some View { Text(model.message ?? "") } }

            struct A: View {
                let upload: Upload
                var body: some View { if let reason = upload.reason { Text("Not sent: \(↓reason)") } }
            }
            // other file
            final class Upload { var reason: Error? }

            struct A: View {
                let phase: Phase
                var body: some View { if case .broken(let why) = phase { Text(↓String(describing: why)) } }
            }
            // other file
            enum Phase { case idle, broken(any Error) }

            struct A: View { let error: any Error; var body: some View { Text(verbatim: ↓error.localizedDebugDescription); Button("Retry") { load() } } }

            func fail(_ error: Error) {
                let text = "\(↓error)"
                toasts.show(message: text)
            }

            struct A<Failure: Error>: View { let failure: Failure; var body: some View { Text(verbatim: "\(↓failure)") } }

            func fail() { do { try run() } catch { present(UIAlertController(title: "a", message: ↓String(describing: error), preferredStyle: .alert)) } }

            func show(_ error: NSError) { let alert = NSAlert(); alert.informativeText = ↓error.debugDescription }
            """#,
            """
            struct A: View {
                @State private var problem: String?
                var body: some View { Text(problem ?? "") }
                func save() { do { try write() } catch { problem = "Could not save: " + ↓error.localizedDescription } }
            }
            // other file
            enum DiskError: Error { case full }
            func write() throws { throw DiskError.full }

            struct A: View { let error: ScanError; var body: some View { Text(↓error.localizedDescription) } }
            // other file
            enum ScanError: String, Error { case dark }
            """,
        ],
        nonTriggering: [
            #"func load() { do { try get() } catch { logger.error("\(error)"); print(error) } }"#,
            "struct A: View { let language: Language; var body: some View { Text(language.localizedDescription) } }",
            """
            struct A: View { let error: Error; var body: some View { Text(↯error.localizedDescription) } }

            struct A: View { let error: LoginError; var body: some View { Text(error.localizedDescription) } }
            // other file
            enum LoginError: LocalizedError { case a; var errorDescription: String? { "Wrong name or password." } }

            struct A: View { let error: LoginError; var body: some View { Text(error.localizedDescription) } }
            // other file
            enum LoginError: Error, Explained { case a }
            protocol Explained: LocalizedError { }

            struct A: View { let error: ScanError; var body: some View { Text(error.localizedDescription) } }

            struct A: View {
                @State private var message: String?
                var body: some View { Text(message ?? "") }
                func save() { do { try write() } catch let error as SaveError { message = error.localizedDescription } catch { message = "Try again." } }
            }
            // other file
            enum SaveError: Error { case full }
            extension SaveError: LocalizedError { var errorDescription: String? { "There is no room left." } }

            struct A: View {
                @State private var problem: String?
                var body: some View { Text(problem ?? "") }
                func save() { do { try write() } catch let error as DiskError { problem = words(error) } catch { problem = ↯error.localizedDescription } }
            }
            // other file
            enum DiskError: Error { case full }
            func write() throws { throw DiskError.full }

            struct A: View {
                @State private var problem: String?
                var body: some View { Text(problem ?? "") }
                func save() { do { try first.write() } catch { problem = error.localizedDescription } }
            }
            // other file
            enum DiskError: Error { case full }
            struct Disk { func write() throws { throw DiskError.full } }
            struct Note { func write() throws { try data.write(to: url) } }

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
                @State private var problem: String?
                var body: some View { Text(problem ?? "") }
                func save() { do { try write() } catch { problem = error.localizedDescription } }
            }
            // other file
            func write() throws { throw NSError(domain: "a", code: 1, userInfo: [NSLocalizedDescriptionKey: "There is no room left."]) }
            """,
            #"""
            struct A: View {
                @State private var loginError: String?
                var body: some View { if let loginError { Text("\(loginError)") } }
            }

            struct A: View { var body: some View { List { }.task { await load { error in toasts.show("\(↯error)") } } } }

            struct A: View {
                let item: Item
                var body: some View { Text("Not shown: \(item.error)") }
            }
            // other file
            struct Item { let error: String }

            struct A: View {
                let outcome: Outcome
                var body: some View { if case .failure(let error) = outcome { Text(error.localizedDescription) } }
            }
            // other file
            typealias Outcome = Result<Int, PhaseError>

            Text((error as? LocalizedError)?.errorDescription ?? "\(error)")

            struct DeveloperPage: View { let error: Error; var body: some View { Text("\(error)") } }

            struct DiagnosticsPage: View { struct Part: View { let error: Error; var body: some View { Text("\(error)") } } }

            struct DevSettingsView: View { func send() { do { try push() } catch { app.toast(description: "Failed: \(error)") } } }

            struct A: View { let error: Error; var body: some View { if developerMode { Text("\(error)") } } }
            """#,
            #"Text("Couldn't save. Check your connection and try again.")"#,
            #"func load() throws { do { try get() } catch { throw LoadError.failed("\(error)") } }"#,
            #"func track(_ error: Error) { analytics.track("failed", ["reason": "\(error)"]) }"#,
            "struct A: View { let state: State; var body: some View { Text(state.errorTitle) } }",
            #"func load() { do { try get() } catch { state = .failed("\(↯error)") } }"#,
        ]
    )

    static func check(_ file: SourceFile, _ report: inout Report) {
        ShownText.note(file, &report)
        report.add(file.errorFacts)
        for text in file.rawErrorTexts where !text.node.isForDevelopers(in: file) && !text.node.isLastResort {
            judge(text, &report)
        }
    }

    private static func judge(_ text: RawErrorText, _ report: inout Report) {
        let destination = ShownText.destination(of: text.node)
        let typed = text.error.type.map { [Fact(.wordsErrors, $0)] } ?? []
        if text.isUnreadable {
            return judge(text, destination, when: text.error.when, unless: typed, &report)
        }
        // An error that is known to be thrown needs no guess.
        let thrown = text.isLocalized ? text.node.attempted.sorted() : []
        for function in thrown {
            judge(
                text,
                destination,
                when: [Fact(.throwsBareError, function)],
                unless: [Fact(.wordsErrors, function)],
                &report
            )
        }
        guard destination != .elsewhere, text.error.when.isEmpty else { return }
        let known = thrown.flatMap { [Fact(.wordsErrors, $0), Fact(.throwsBareError, $0)] }
        report.cannotTell(at: text.node, unless: typed + known + [Fact(.wordsErrors, "")])
    }

    private static func judge(
        _ text: RawErrorText,
        _ destination: ShownText.Destination,
        when known: [Fact],
        unless words: [Fact],
        _ report: inout Report
    ) {
        switch destination {
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

extension SyntaxProtocol {
    /// It is shown where an error has no words of its own, or for a code that the app chose:
    /// `(error as? LocalizedError)?.errorDescription ?? error.localizedDescription`.
    fileprivate var isLastResort: Bool {
        ancestors.contains { node in
            if let choice = node.as(IfExprSyntax.self) {
                return choice.elseBody.map { isInside(Syntax($0)) } == true
                    && choice.conditions.written.contains("LocalizedError")
            }
            if let branch = node.as(SwitchCaseSyntax.self), branch.label.is(SwitchCaseLabelSyntax.self) {
                let subject = node.ancestor(SwitchExprSyntax.self)?.subject.written.lowercased()
                return subject?.hasSuffix("code") == true
            }
            guard let choice = node.as(SequenceExprSyntax.self) else { return false }
            let before = choice.elements.prefix { $0.endPosition <= position }.map(\.written)
            return before.last == "??"
                && before.joined().speaks(of: ["errordescription", "recoverysuggestion", "failurereason"])
        }
    }
}
