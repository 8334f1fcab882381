// developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
    public static let isButton: AccessibilityTraits
    public static let isHeader: AccessibilityTraits
    public static let isSelected: AccessibilityTraits
    // developer.apple.com/documentation/swiftui/accessibilitytraits/istoggle
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) public static let isToggle: AccessibilityTraits
    public init()
    public typealias Element = AccessibilityTraits
    public typealias ArrayLiteralElement = AccessibilityTraits
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits
    public mutating func formUnion(_ other: AccessibilityTraits)
    public mutating func formIntersection(_ other: AccessibilityTraits)
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits)
    public func contains(_ member: AccessibilityTraits) -> Bool
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
    @discardableResult public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits?
    @discardableResult public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits?
    public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool
}
// developer.apple.com/documentation/swiftui/accessibilityattachmentmodifier
public struct AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never
}
// developer.apple.com/documentation/swiftui/accessibilitychildbehavior
public struct AccessibilityChildBehavior: Hashable, Sendable {
    public static let ignore: AccessibilityChildBehavior
    public static let contain: AccessibilityChildBehavior
    public static let combine: AccessibilityChildBehavior
}
// developer.apple.com/documentation/swiftui/accessibilityactionkind
public struct AccessibilityActionKind: Equatable, Sendable {
    public static let `default`: AccessibilityActionKind
    public static let escape: AccessibilityActionKind
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public static let delete: AccessibilityActionKind
    public init(named name: Text)
}
// developer.apple.com/documentation/swiftui/accessibilitytechnologies
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    public init()
    public typealias Element = AccessibilityTechnologies
    public typealias ArrayLiteralElement = AccessibilityTechnologies
    public func union(_ other: AccessibilityTechnologies) -> AccessibilityTechnologies
    public mutating func formUnion(_ other: AccessibilityTechnologies)
    public mutating func formIntersection(_ other: AccessibilityTechnologies)
    public mutating func formSymmetricDifference(_ other: AccessibilityTechnologies)
    public func contains(_ member: AccessibilityTechnologies) -> Bool
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies)
    @discardableResult public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies?
    @discardableResult public mutating func update(with newMember: AccessibilityTechnologies)
        -> AccessibilityTechnologies?
    public static func == (a: AccessibilityTechnologies, b: AccessibilityTechnologies) -> Bool
}
// developer.apple.com/documentation/swiftui/accessibilityfocusstate
@propertyWrapper @frozen public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
    @propertyWrapper @frozen public struct Binding {
        public var wrappedValue: Value { get nonmutating set }
        public var projectedValue: AccessibilityFocusState<Value>.Binding { get }
    }
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { get }
    public init() where Value == Bool
    public init(for technologies: AccessibilityTechnologies) where Value == Bool
    public init<T>() where Value == T?, T: Hashable
    public init<T>(for technologies: AccessibilityTechnologies) where Value == T?, T: Hashable
}
