import Foundation

/// A document of the page, whose texts stand as `{{key}}`; `{{language}}`, `{{direction}}` and `{{profile}}` say how they are worded.
struct PageTemplate: Sendable {
    let source: String

    init(_ data: Data) { source = String(decoding: data, as: UTF8.self) }

    /// A text is text, whatever it holds: nothing in it becomes markup.
    func rendered(_ wording: Wording) -> Data {
        var result = ""
        var rest = source[...]
        while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
            let key = String(rest[open.upperBound..<close.lowerBound])
            result += rest[..<open.lowerBound] + Self.escaped(Self.text(key, wording))
            rest = rest[close.upperBound...]
        }
        return Data((result + rest).utf8)
    }

    private static func text(_ key: String, _ wording: Wording) -> String {
        switch key {
        case "language": wording.language.rawValue
        case "direction": wording.language.direction
        case "profile": wording.words == .simple ? "child" : "standard"
        default: wording.text(Sentence(key))
        }
    }

    private static func escaped(_ text: String) -> String {
        let entities: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
        return text.reduce(into: "") { $0 += entities[$1] ?? String($1) }
    }
}
