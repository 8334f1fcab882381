import Hummingbird
import TaskStore

/// Which language a document of the page is in: the setting's, or for “system” the best of Accept-Language.
struct LanguageChoice: Sendable {
    let store: Store

    func language(for request: Request) async -> Language {
        // When the settings can't be read, the page still comes, and says so itself.
        let settings = try? await store.read { try $0.settings() }
        if case .text(let name) = settings?["language"], let language = Language(rawValue: name) { return language }
        return Language(accepting: request.headers[.acceptLanguage])
    }
}
