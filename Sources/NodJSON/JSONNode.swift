/// A value of a JSON document with its line, for error messages.
///
/// ```swift
/// do { draw(try JSONNode(reading: Data(contentsOf: url)).value) } catch { print(error) }
/// ```
///
/// Foundation's readers forget lines and duplicate keys, and on one system take `true` for 1.
public struct JSONNode: Sendable, Equatable {
    /// From 1.
    public let line: Int
    public let value: Value

    public indirect enum Value: Sendable, Equatable {
        case null
        case bool(Bool)
        /// Digits as written.
        case number(Double, written: String)
        case text(String)
        case list([JSONNode])
        /// In order, including duplicate keys.
        case object([JSONMember])
    }
}

public struct JSONMember: Sendable, Equatable {
    public let key: String
    /// From 1.
    public let line: Int
    public let node: JSONNode
}

/// Why and where a text isn't JSON.
public struct JSONFailure: Error, Sendable, Equatable {
    /// From 1.
    public var line: Int
    public var reason: String
}

extension JSONNode {
    /// Reads RFC 8259 strictly: no comments, trailing commas or other numbers. Results are the same on every system.
    /// ``deepest`` limits nesting, which protects the stack.
    public init(reading bytes: some Sequence<UInt8>) throws(JSONFailure) {
        self = try JSONReader.read(Array(bytes))
    }

    public static let deepest = 16
}

extension JSONNode {
    /// The value in messages: a word, or as written.
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

    /// A text shortened for messages, without line breaks and invisible characters.
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

/// A value and its path in a document, for error messages.
///
/// ```swift
/// for item in JSONPlace(node).items ?? [] where item.text == nil {
///     print("\(item.path), line \(item.node.line): \(item.node.shown) is not a text.")
/// }
/// ```
public struct JSONPlace: Sendable, Equatable {
    public let node: JSONNode
    /// Keys and indices, such as `Pattern[2].Event`; empty for the whole document.
    public let path: String

    public init(_ node: JSONNode, path: String = "") {
        self.node = node
        self.path = path
    }
}

extension JSONPlace {
    /// `nil` unless it is an object.
    public var members: [JSONMember]? { if case .object(let members) = node.value { members } else { nil } }

    /// `nil` unless it is a list.
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
