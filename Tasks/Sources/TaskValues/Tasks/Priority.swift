public struct Priority: Sendable, Hashable, CodedAsText {
    public let letter: Character

    public init?(_ text: some StringProtocol) {
        guard text.utf8.count == 1, let letter = text.first, ("A"..."Z").contains(letter) else { return nil }
        self.letter = letter
    }

    public var description: String { String(letter) }
}
