import Hummingbird

/// How things are said to whoever sent a request.
struct Wording: Sendable {
    let texts: Texts
    let language: Language
    let manner: Manner

    func text(_ sentence: Sentence) -> String { texts.text(sentence, in: language, manner) }

    /// The same in another language.
    func said(in language: Language) -> Wording { Wording(texts: texts, language: language, manner: manner) }
}

extension Wording {
    /// In the best language of its Accept-Language, in simple words where it asks for them. The page sends its own with every
    /// request, so that an answer fits what stands around it; what another program asks is answered in the usual words.
    init(_ texts: Texts, for request: Request) {
        self.texts = texts
        language = Language(accepting: request.headers[.acceptLanguage])
        manner = request.headers[.nodWords].flatMap(Manner.init) ?? .usual
    }
}
