// developer.apple.com/documentation/swiftui/eventmodifiers
@frozen public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let shift: EventModifiers
    public static let control: EventModifiers
    public static let command: EventModifiers
    public static let all: EventModifiers
}
// developer.apple.com/documentation/swiftui/keyequivalent
@available(tvOS 17, *)
@available(watchOS, unavailable)
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public var character: Character
    public init(_ character: Character)
    public init(extendedGraphemeClusterLiteral: Character)
    public static let escape: KeyEquivalent
    public static let delete: KeyEquivalent
    public static let home: KeyEquivalent
    public static let end: KeyEquivalent
    public static let clear: KeyEquivalent
    public static let space: KeyEquivalent
    public static let `return`: KeyEquivalent
}
// developer.apple.com/documentation/swiftui/keyboardshortcut
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    public func hash(into hasher: inout Hasher)
    public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool
}
// developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:modifiers:)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
    ) -> some View
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View
}
// developer.apple.com/documentation/swiftui/view/onmovecommand(perform:)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View
}
