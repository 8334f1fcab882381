/// A value of a JSON document that knows its line, so that a problem can say where it is.
///
/// ```swift
/// do { draw(try JSONNode(reading: Data(contentsOf: url)).value) } catch { print(error) }
/// ```
///
/// Foundation's readers forget lines and duplicate keys, and take `true` for 1 on one system and not on the other.
public struct JSONNode: Sendable, Equatable {
    /// From 1.
    public let line: Int
    public let value: Value

    public indirect enum Value: Sendable, Equatable {
        case null
        case bool(Bool)
        /// With its digits as they were written.
        case number(Double, written: String)
        case text(String)
        case list([JSONNode])
        /// In the order of the document, duplicate keys included.
        case object([JSONMember])
    }
}

public struct JSONMember: Sendable, Equatable {
    public let key: String
    /// Of the key, from 1.
    public let line: Int
    public let node: JSONNode
}

/// Why a text is not JSON, and where.
public struct JSONFailure: Error, Sendable, Equatable {
    /// From 1.
    public var line: Int
    public var reason: String
}

extension JSONNode {
    /// Reads JSON (RFC 8259) to the letter: no comments, no commas at the end, no number that JSON does not know.
    ///
    /// The same bytes give the same values and the same errors on every system; what is nested deeper than ``deepest``
    /// is refused, so that no document exhausts the stack.
    public init(reading bytes: some Sequence<UInt8>) throws(JSONFailure) {
        self = try JSONReader.read(Array(bytes))
    }

    public static let deepest = 16
}

extension JSONNode {
    /// The value for people: in a word, or as written.
    public var shown: String {
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
    public static func shortened(_ text: String) -> String {
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

/// A value of a document and its place, so that a problem can name both.
///
/// ```swift
/// for item in JSONPlace(node).items ?? [] where item.text == nil {
///     print("\(item.path), line \(item.node.line): \(item.node.shown) is not a text.")
/// }
/// ```
public struct JSONPlace: Sendable, Equatable {
    public let node: JSONNode
    /// The keys and numbers that lead to it, such as `Pattern[2].Event`; empty for the whole.
    public let path: String

    public init(_ node: JSONNode, path: String = "") {
        self.node = node
        self.path = path
    }
}

extension JSONPlace {
    /// nil for what is not an object.
    public var members: [JSONMember]? { if case .object(let members) = node.value { members } else { nil } }

    /// nil for what is not a list.
    public var items: [JSONPlace]? {
        guard case .list(let items) = node.value else { return nil }
        return items.enumerated().map { JSONPlace($1, path: "\(path)[\($0)]") }
    }

    public var text: String? { if case .text(let text) = node.value { text } else { nil } }
    public var number: Double? { if case .number(let number, _) = node.value { number } else { nil } }
    public var isNull: Bool { node.value == .null }

    public func place(of member: JSONMember) -> JSONPlace { JSONPlace(member.node, path: path(of: member.key)) }

    public func path(of key: String) -> String {
        let key = JSONNode.shortened(key)
        return path.isEmpty ? key : path + "." + key
    }
}
