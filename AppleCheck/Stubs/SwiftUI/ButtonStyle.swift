// developer.apple.com/documentation/swiftui/buttonstyle
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}
// developer.apple.com/documentation/swiftui/buttonstyleconfiguration
public struct ButtonStyleConfiguration {
    @MainActor @preconcurrency public struct Label: _PrimitiveView {}
    public let role: ButtonRole?
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
// developer.apple.com/documentation/swiftui/defaultbuttonstyle
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init()
    public func makeBody(configuration: DefaultButtonStyle.Configuration) -> some View
}
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { get }
}
// developer.apple.com/documentation/swiftui/plainbuttonstyle
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init()
    public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { get }
}
// developer.apple.com/documentation/swiftui/borderlessbuttonstyle
@available(tvOS 17, *)
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init()
    public func makeBody(configuration: BorderlessButtonStyle.Configuration) -> some View
}
@available(tvOS 17, *)
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { get }
}
// developer.apple.com/documentation/swiftui/borderedbuttonstyle
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init()
    public func makeBody(configuration: BorderedButtonStyle.Configuration) -> some View
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { get }
}
// developer.apple.com/documentation/swiftui/borderedprominentbuttonstyle
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init()
    public func makeBody(configuration: BorderedProminentButtonStyle.Configuration) -> some View
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle { get }
}
// developer.apple.com/documentation/swiftui/linkbuttonstyle
@available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct LinkButtonStyle: PrimitiveButtonStyle {
    nonisolated public init()
    public func makeBody(configuration: LinkButtonStyle.Configuration) -> some View
}
@available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
@available(visionOS, unavailable)
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    @MainActor @preconcurrency public static var link: LinkButtonStyle { get }
}
// developer.apple.com/documentation/swiftui/cardbuttonstyle
@available(iOS, unavailable) @available(macOS, unavailable) @available(watchOS, unavailable)
@available(visionOS, unavailable)
public struct CardButtonStyle: PrimitiveButtonStyle {
    nonisolated public init()
    public func makeBody(configuration: CardButtonStyle.Configuration) -> some View
}
@available(iOS, unavailable) @available(macOS, unavailable) @available(watchOS, unavailable)
@available(visionOS, unavailable)
extension PrimitiveButtonStyle where Self == CardButtonStyle {
    @MainActor @preconcurrency public static var card: CardButtonStyle { get }
}
// developer.apple.com/documentation/swiftui/view/buttonstyle(_:)
extension View {
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
}
// developer.apple.com/documentation/swiftui/buttonbordershape
public struct ButtonBorderShape: Equatable, Sendable {
    public static let automatic: ButtonBorderShape
    @available(macOS 14, tvOS 17, *) public static let capsule: ButtonBorderShape
    public static let roundedRectangle: ButtonBorderShape
    @available(macOS 14, tvOS 17, *) public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape
    @available(iOS 17, macOS 14, tvOS 16.4, watchOS 10, *) public static let circle: ButtonBorderShape
}
// developer.apple.com/documentation/swiftui/buttonrepeatbehavior
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct ButtonRepeatBehavior: Hashable, Sendable {
    public static let automatic: ButtonRepeatBehavior
    public static let enabled: ButtonRepeatBehavior
    public static let disabled: ButtonRepeatBehavior
}
// developer.apple.com/documentation/swiftui/view/buttonrepeatbehavior(_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View
}
