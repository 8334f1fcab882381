/// The original of an imported task, as in the file: more than we can show, and all of it needed to write it back.
public struct Origin: Sendable, Equatable {
    /// The name of the file's format.
    public let format: String
    /// The task's part of the file, unchanged.
    public let text: String

    public init(format: String, text: String) {
        self.format = format
        self.text = text
    }
}
