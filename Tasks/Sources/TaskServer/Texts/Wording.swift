import Hummingbird

/// How things are said to whoever sent a request: in the best language of its Accept-Language. The page sends its own with
/// every request, so that an answer fits what stands around it.
struct Wording: Sendable {
    let texts: Texts
    let language: Language

    init(_ texts: Texts, for request: Request) {
        self.texts = texts
        language = Language(accepting: request.headers[.acceptLanguage])
    }

    func text(_ sentence: Sentence) -> String { texts.text(sentence, in: language) }
}
