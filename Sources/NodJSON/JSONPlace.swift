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
