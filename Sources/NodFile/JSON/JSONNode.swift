/// A value of a JSON document that knows its line, so that a problem can say where it is.
///
/// Foundation's readers forget lines and duplicate keys, and take `true` for 1 on one system and not on the other.
struct JSONNode: Equatable {
    /// From 1.
    let line: Int
    let value: Value

    indirect enum Value: Equatable {
        case null
        case bool(Bool)
        /// With its digits as they were written.
        case number(Double, written: String)
        case text(String)
        case list([JSONNode])
        /// In the order of the document, a key that stands twice twice.
        case object([JSONMember])
    }
}

struct JSONMember: Equatable {
    let key: String
    /// Of the key, from 1.
    let line: Int
    let node: JSONNode
}

extension JSONNode {
    /// What it is, in a word or as it stands there, for people.
    var shown: String {
        switch value {
        case .null: "null"
        case .bool(let bool): bool ? "true" : "false"
        case .number(_, let written): JSONNode.shortened(written)
        case .text(let text): "“\(JSONNode.shortened(text))”"
        case .list: "a list"
        case .object: "an object"
        }
    }

    /// A text of a file as far as a message has room for it, without what would break its line.
    static func shortened(_ text: String) -> String {
        let most = 40
        let visible = text.unicodeScalars.prefix(most + 1).map { $0.properties.generalCategory.isVisible ? $0 : " " }
        let kept = String(String.UnicodeScalarView(visible.prefix(most)))
        return visible.count > most ? kept + "…" : kept
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isVisible: Bool {
        switch self {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate: false
        default: true
        }
    }
}
