// developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes
extension AttributeScopes {
    public struct SwiftUIAttributes: AttributeScope {
        public let strikethroughStyle: AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute
    }
}
extension AttributeScopes.SwiftUIAttributes {
    @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static var name: String { get }
    }
}
// developer.apple.com/documentation/foundation/attributedynamiclookup
extension AttributeDynamicLookup {
    public subscript<T>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T where T: AttributedStringKey { get }
}
