/// Something on a screen that takes touches, or is in their way.
public struct TouchControl: Sendable, Equatable {
    /// What a touch of it would do.
    public enum Kind: Int32, Sendable, CaseIterable {
        case action = 0
        /// Deletes or pays: a touch beside it has to be surer than others.
        case critical = 1
        /// Disabled or covered: no touch is given to it, and none that was aimed at it to another.
        case obstacle = 2
    }

    public var shape: TouchShape
    public var kind: Kind

    public init(_ shape: TouchShape, kind: Kind = .action) {
        self.shape = shape
        self.kind = kind
    }
}
