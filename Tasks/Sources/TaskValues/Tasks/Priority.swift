/// A priority as todo.txt writes it: A is first, Z is last.
public struct Priority: Sendable, Hashable, Comparable, CustomStringConvertible {
    public let letter: Character

    public init?(_ text: some StringProtocol) {
        guard text.utf8.count == 1, let letter = text.first, ("A"..."Z").contains(letter) else { return nil }
        self.letter = letter
    }

    public static func < (one: Priority, other: Priority) -> Bool { one.letter < other.letter }

    public var description: String { String(letter) }
}

extension Priority: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
