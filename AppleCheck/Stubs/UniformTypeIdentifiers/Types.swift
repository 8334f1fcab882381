// developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Hashable, Sendable {
    // developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/init(exportedas:conformingto:)
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil)
    // developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/json
    public static var json: UTType { get }
}
