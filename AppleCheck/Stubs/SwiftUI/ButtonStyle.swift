// developer.apple.com/documentation/swiftui/buttonstyle
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}
// developer.apple.com/documentation/swiftui/buttonstyleconfiguration
public struct ButtonStyleConfiguration {
    @MainActor @preconcurrency public struct Label: _PrimitiveView {}
    public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool
}
// developer.apple.com/documentation/swiftui/primitivebuttonstyle
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}
// developer.apple.com/documentation/swiftui/primitivebuttonstyleconfiguration
public struct PrimitiveButtonStyleConfiguration {
    @MainActor @preconcurrency public struct Label: _PrimitiveView {}
    public let role: ButtonRole?
    public let label: PrimitiveButtonStyleConfiguration.Label
    public func trigger()
}
// developer.apple.com/documentation/swiftui/plainbuttonstyle
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init()
    public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { get }
}
// developer.apple.com/documentation/swiftui/view/buttonstyle(_:)
extension View {
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle
}
