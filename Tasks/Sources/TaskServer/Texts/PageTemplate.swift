import Foundation

/// A document of the page, with `{{key}}` for each text; `{{language}}`, `{{direction}}` and `{{profile}}` describe its
/// wording. The part between `{{each language}}` and `{{end}}` is repeated for each language, worded in it.
struct PageTemplate: Sendable {
    let source: String

    init(_ data: Data) { source = String(decoding: data, as: UTF8.self) }

    /// A text is text, whatever it holds: nothing in it becomes markup.
    func rendered(_ wording: Wording) -> Data { Data(Self.filled(source[...], wording).utf8) }

    private static func filled(_ source: Substring, _ wording: Wording) -> String {
        var result = ""
        var rest = source
        while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
            let key = String(rest[open.upperBound..<close.lowerBound])
            result += rest[..<open.lowerBound]
            rest = rest[close.upperBound...]
            if key == "each language", let end = rest.firstRange(of: "{{end}}") {
                result += Language.allCases.map { filled(rest[..<end.lowerBound], wording.said(in: $0)) }.joined()
                rest = rest[end.upperBound...]
            } else {
                result += escaped(text(key, wording))
            }
        }
        return result + rest
    }

    private static func text(_ key: String, _ wording: Wording) -> String {
        switch key {
        case "language": wording.language.rawValue
        case "direction": wording.language.direction
        case "profile": wording.manner == .simple ? "child" : "standard"
        default: wording.text(Sentence(key))
        }
    }

    private static func escaped(_ text: String) -> String {
        let entities: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
        return text.reduce(into: "") { $0 += entities[$1] ?? String($1) }
    }
}
