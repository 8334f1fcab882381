import Hummingbird
import TaskStore

/// How a document of the page is worded: as the settings say, and in the best of Accept-Language where they leave it to the system.
struct DocumentWording: Sendable {
    let texts: Texts
    let store: Store

    func wording(for request: Request) async -> Wording {
        // When the settings can't be read, the page still comes, and says so itself.
        let settings = try? await store.read { try $0.settings() }
        let language = settings?.text("language").flatMap(Language.init)
        return Wording(
            texts: texts,
            language: language ?? Language(accepting: request.headers[.acceptLanguage]),
            manner: Manner(profile: settings?.text("profile"))
        )
    }
}

extension Settings {
    fileprivate func text(_ name: String) -> String? {
        if case .text(let text) = self[name] { text } else { nil }
    }
}
