// developer.apple.com/documentation/swiftui/toggle
public struct Toggle<Label>: View where Label: View {
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
    public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/toggle/init(_:ison:)
extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol
}
// developer.apple.com/documentation/swiftui/view/labelshidden()
extension View {
    nonisolated public func labelsHidden() -> some View
}
// developer.apple.com/documentation/swiftui/togglestyleconfiguration
public struct ToggleStyleConfiguration {
    @MainActor @preconcurrency public struct Label: _PrimitiveView {}
    public let label: ToggleStyleConfiguration.Label
    public var isOn: Bool { get nonmutating set }
}
// developer.apple.com/documentation/swiftui/togglestyle
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ToggleStyleConfiguration
}
// developer.apple.com/documentation/swiftui/view/togglestyle(_:)
extension View {
    nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle
}
