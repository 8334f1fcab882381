// developer.apple.com/documentation/swiftui/accessibilitytraits
public struct AccessibilityTraits: SetAlgebra, Sendable {
    public static let isButton: AccessibilityTraits
    public static let isHeader: AccessibilityTraits
    public static let isSelected: AccessibilityTraits
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) public static let isToggle: AccessibilityTraits
    public init()
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
}
// developer.apple.com/documentation/swiftui/accessibilityfocusstate
@propertyWrapper @frozen public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
    @frozen public struct Binding {}
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { get }
    public init() where Value == Bool
    public init<T>() where Value == T?, T: Hashable
}
