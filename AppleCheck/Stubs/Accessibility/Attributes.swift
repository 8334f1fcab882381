// developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes
extension AttributeScopes {
    public struct AccessibilityAttributes: AttributeScope {
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var accessibilitySpeechAnnouncementPriority:
            AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute { get }
    }
}
extension AttributeScopes.AccessibilityAttributes {
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @frozen public enum AnnouncementPriorityAttribute: AttributedStringKey {
        public enum AnnouncementPriority: Hashable, Sendable { case low, `default`, high }
        public typealias Value = AnnouncementPriority
        public static var name: String { get }
    }
}
// developer.apple.com/documentation/foundation/attributedynamiclookup
extension AttributeDynamicLookup {
    public subscript<T>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T where T: AttributedStringKey { get }
}
