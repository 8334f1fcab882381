// developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes
extension AttributeScopes {
    // developer.apple.com/documentation/foundation/attributescopes/accessibility
    public var accessibility: AttributeScopes.AccessibilityAttributes.Type { get }
    public struct AccessibilityAttributes: AttributeScope {
        // developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes/accessibilityspeechannouncementpriority
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        public var accessibilitySpeechAnnouncementPriority:
            AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute { get }
        // developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes/accessibilityspeechannouncementsqueued
        public let accessibilitySpeechAnnouncementsQueued:
            AttributeScopes.AccessibilityAttributes.QueueAnnouncementAttribute
        public typealias DecodingConfiguration = AttributeScopeCodableConfiguration
        public typealias EncodingConfiguration = AttributeScopeCodableConfiguration
    }
}
extension AttributeScopes.AccessibilityAttributes {
    // developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes/announcementpriorityattribute
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    @frozen public enum AnnouncementPriorityAttribute: AttributedStringKey {
        public enum AnnouncementPriority: Hashable, Sendable { case low, `default`, high }
        public typealias Value = AnnouncementPriority
        public static var name: String { get }
    }
    // developer.apple.com/documentation/foundation/attributescopes/accessibilityattributes/queueannouncementattribute
    @frozen public enum QueueAnnouncementAttribute: AttributedStringKey {
        public typealias Value = Bool
        public static var name: String { get }
    }
}
// developer.apple.com/documentation/foundation/attributedynamiclookup
extension AttributeDynamicLookup {
    public subscript<T>(
        dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, T>
    ) -> T where T: AttributedStringKey { get }
}
