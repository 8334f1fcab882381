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
// developer.apple.com/documentation/swiftui/toggle/init(_:systemimage:ison:)
extension Toggle where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, isOn: Binding<Bool>)
    where S: StringProtocol
}
// developer.apple.com/documentation/swiftui/toggle/init(_:)
extension Toggle where Label == ToggleStyleConfiguration.Label {
    nonisolated public init(_ configuration: ToggleStyleConfiguration)
}
// developer.apple.com/documentation/swiftui/togglestyle
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ToggleStyleConfiguration
}
// developer.apple.com/documentation/swiftui/togglestyleconfiguration
public struct ToggleStyleConfiguration {
    @MainActor @preconcurrency public struct Label: _PrimitiveView {}
    public let label: ToggleStyleConfiguration.Label
    public var isOn: Bool { get nonmutating set }
    public var $isOn: Binding<Bool> { get }
    public var isMixed: Bool
}
// developer.apple.com/documentation/swiftui/defaulttogglestyle
public struct DefaultToggleStyle: ToggleStyle {
    nonisolated public init()
    public func makeBody(configuration: DefaultToggleStyle.Configuration) -> some View
}
extension ToggleStyle where Self == DefaultToggleStyle {
    @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { get }
}
// developer.apple.com/documentation/swiftui/switchtogglestyle
@available(tvOS 18, *)
public struct SwitchToggleStyle: ToggleStyle {
    nonisolated public init()
    public func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View
}
@available(tvOS 18, *)
extension ToggleStyle where Self == SwitchToggleStyle {
    @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { get }
}
// developer.apple.com/documentation/swiftui/buttontogglestyle
@available(tvOS, unavailable)
public struct ButtonToggleStyle: ToggleStyle {
    nonisolated public init()
    public func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View
}
@available(tvOS, unavailable)
extension ToggleStyle where Self == ButtonToggleStyle {
    @MainActor @preconcurrency public static var button: ButtonToggleStyle { get }
}
// developer.apple.com/documentation/swiftui/checkboxtogglestyle
@available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct CheckboxToggleStyle: ToggleStyle {
    nonisolated public init()
    public func makeBody(configuration: CheckboxToggleStyle.Configuration) -> some View
}
@available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
@available(visionOS, unavailable)
extension ToggleStyle where Self == CheckboxToggleStyle {
    @MainActor @preconcurrency public static var checkbox: CheckboxToggleStyle { get }
}
// developer.apple.com/documentation/swiftui/view/togglestyle(_:)
extension View {
    nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle
}
