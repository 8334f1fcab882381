import Foundation

/// A document of the page, whose texts stand as `{{key}}`; `{{language}}` and `{{direction}}` are the language's own.
struct PageTemplate: Sendable {
    let source: String

    init(_ data: Data) { source = String(decoding: data, as: UTF8.self) }

    /// The document for a reader of `language`. A text is text, whatever it holds: nothing in it becomes markup.
    func rendered(_ texts: Texts, in language: Language) -> Data {
        var result = ""
        var rest = source[...]
        while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
            let key = String(rest[open.upperBound..<close.lowerBound])
            result += rest[..<open.lowerBound] + Self.escaped(Self.text(key, texts, language))
            rest = rest[close.upperBound...]
        }
        return Data((result + rest).utf8)
    }

    private static func text(_ key: String, _ texts: Texts, _ language: Language) -> String {
        switch key {
        case "language": language.rawValue
        case "direction": language.direction
        default: texts.text(Sentence(key), in: language)
        }
    }

    private static func escaped(_ text: String) -> String {
        let entities: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
        return text.reduce(into: "") { $0 += entities[$1] ?? String($1) }
    }
}
