// developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Hashable, Sendable {
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil)
    public static var json: UTType { get }
}
