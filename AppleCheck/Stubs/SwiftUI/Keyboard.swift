// developer.apple.com/documentation/swiftui/eventmodifiers
@frozen public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let capsLock: EventModifiers
    public static let shift: EventModifiers
    public static let control: EventModifiers
    public static let option: EventModifiers
    public static let command: EventModifiers
    public static let numericPad: EventModifiers
    public static let all: EventModifiers
}
// developer.apple.com/documentation/swiftui/keyequivalent
@available(tvOS 17, *)
@available(watchOS, unavailable)
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public var character: Character
    public init(_ character: Character)
    public init(extendedGraphemeClusterLiteral: Character)
    public static let upArrow: KeyEquivalent
    public static let downArrow: KeyEquivalent
    public static let leftArrow: KeyEquivalent
    public static let rightArrow: KeyEquivalent
    public static let escape: KeyEquivalent
    public static let delete: KeyEquivalent
    public static let deleteForward: KeyEquivalent
    public static let home: KeyEquivalent
    public static let end: KeyEquivalent
    public static let pageUp: KeyEquivalent
    public static let pageDown: KeyEquivalent
    public static let clear: KeyEquivalent
    public static let tab: KeyEquivalent
    public static let space: KeyEquivalent
    public static let `return`: KeyEquivalent
}
// developer.apple.com/documentation/swiftui/keyboardshortcut
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public static let defaultAction: KeyboardShortcut
    public static let cancelAction: KeyboardShortcut
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
// developer.apple.com/documentation/swiftui/keypress
@available(iOS 17, macOS 14, tvOS 17, *)
@available(watchOS, unavailable)
public struct KeyPress: Sendable {
    public enum Result: Sendable { case handled, ignored }
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers
}
// developer.apple.com/documentation/swiftui/view/onkeypress(_:action:)
@available(iOS 17, macOS 14, tvOS 17, *)
@available(watchOS, unavailable)
extension View {
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent,
        action: @escaping () -> KeyPress.Result
    ) -> some View
}
// developer.apple.com/documentation/swiftui/view/ondeletecommand(perform:)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View
}
// developer.apple.com/documentation/swiftui/movecommanddirection
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
public enum MoveCommandDirection: Sendable { case up, down, left, right }
// developer.apple.com/documentation/swiftui/view/onmovecommand(perform:)
@available(iOS, unavailable)
@available(watchOS, unavailable)
@available(visionOS, unavailable)
extension View {
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View
}
