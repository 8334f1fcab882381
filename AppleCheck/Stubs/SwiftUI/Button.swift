// developer.apple.com/documentation/swiftui/buttonrole
public struct ButtonRole: Equatable, Sendable {
    public static let destructive: ButtonRole
    public static let cancel: ButtonRole
}
// developer.apple.com/documentation/swiftui/button
public struct Button<Label>: View where Label: View {
    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
    public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/button/init(role:action:label:)
extension Button {
    @preconcurrency nonisolated public init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    )
}
// developer.apple.com/documentation/swiftui/button/init(_:action:)
extension Button where Label == Text {
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey,
        action: @escaping @MainActor () -> Void
    )
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void)
    where S: StringProtocol
    @preconcurrency nonisolated public init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    )
    @_disfavoredOverload
    @preconcurrency nonisolated public init<S>(
        _ title: S,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) where S: StringProtocol
}
// developer.apple.com/documentation/swiftui/button/init(_:systemimage:action:)
extension Button where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    )
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    ) where S: StringProtocol
}
