// developer.apple.com/documentation/swiftui/eventmodifiers
@frozen public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let command: EventModifiers
    public static let all: EventModifiers
}
// developer.apple.com/documentation/swiftui/keyequivalent
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public init(extendedGraphemeClusterLiteral: Character)
    public static let `return`: KeyEquivalent
}
// developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:modifiers:)
extension View {
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command
    ) -> some View
}
// developer.apple.com/documentation/swiftui/view/onmovecommand(perform:)
@available(iOS, unavailable)
@available(visionOS, unavailable)
extension View {
    nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View
}
