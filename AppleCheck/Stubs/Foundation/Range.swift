// developer.apple.com/documentation/foundation/nsrange: on Linux an import of C.
public struct _NSRange: Equatable, Hashable, Codable, Sendable {
    public var location: Int
    public var length: Int
}
