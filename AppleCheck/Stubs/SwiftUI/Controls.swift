// developer.apple.com/documentation/swiftui/slider
@available(tvOS, unavailable)
public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View {
    public var body: some View { get }
}
@available(tvOS, unavailable)
extension Slider {
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
}
@available(tvOS, unavailable)
extension Slider where ValueLabel == EmptyView {
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
}
@available(tvOS, unavailable)
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
}
// developer.apple.com/documentation/swiftui/stepper
@available(tvOS, unavailable)
public struct Stepper<Label>: View where Label: View {
    public var body: some View { get }
}
@available(tvOS, unavailable)
extension Stepper {
    public init(
        @ViewBuilder label: () -> Label,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    )
    nonisolated public init<V>(
        value: Binding<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable
    nonisolated public init<V>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable
}
@available(tvOS, unavailable)
extension Stepper where Label == Text {
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V: Strideable
}
// developer.apple.com/documentation/swiftui/progressview
public struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View {
    public var body: some View { get }
}
extension ProgressView where CurrentValueLabel == EmptyView {
    nonisolated public init() where Label == EmptyView
    nonisolated public init(@ViewBuilder label: () -> Label)
    nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text
    @_disfavoredOverload nonisolated public init<S>(_ title: S) where Label == Text, S: StringProtocol
    nonisolated public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where V: BinaryFloatingPoint
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, V: BinaryFloatingPoint
    @_disfavoredOverload nonisolated public init<S, V>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text, S: StringProtocol, V: BinaryFloatingPoint
    nonisolated public init<V>(value: V?, total: V = 1.0) where Label == EmptyView, V: BinaryFloatingPoint
}
extension ProgressView {
    nonisolated public init<V>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where V: BinaryFloatingPoint
}
// developer.apple.com/documentation/swiftui/progressviewstyle
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ProgressViewStyleConfiguration
}
// developer.apple.com/documentation/swiftui/progressviewstyleconfiguration
public struct ProgressViewStyleConfiguration {
    @MainActor @preconcurrency public struct Label: _PrimitiveView {}
    @MainActor @preconcurrency public struct CurrentValueLabel: _PrimitiveView {}
    public let fractionCompleted: Double?
    public var label: ProgressViewStyleConfiguration.Label?
    public var currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel?
}
// developer.apple.com/documentation/swiftui/circularprogressviewstyle
public struct CircularProgressViewStyle: ProgressViewStyle {
    nonisolated public init()
    public func makeBody(configuration: CircularProgressViewStyle.Configuration) -> some View
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { get }
}
// developer.apple.com/documentation/swiftui/linearprogressviewstyle
public struct LinearProgressViewStyle: ProgressViewStyle {
    nonisolated public init()
    public func makeBody(configuration: LinearProgressViewStyle.Configuration) -> some View
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { get }
}
// developer.apple.com/documentation/swiftui/view/progressviewstyle(_:)
extension View {
    nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle
}
// developer.apple.com/documentation/swiftui/link
public struct Link<Label>: View where Label: View {
    public init(destination: URL, @ViewBuilder label: () -> Label)
    public var body: some View { get }
}
extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, destination: URL) where S: StringProtocol
}
// developer.apple.com/documentation/swiftui/menu
@available(tvOS 17, *) @available(watchOS, unavailable)
public struct Menu<Label, Content>: View where Label: View, Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text
    @_disfavoredOverload
    nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text, S: StringProtocol
    nonisolated public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping () -> Void
    )
    public var body: some View { get }
}
@available(tvOS 17, *) @available(watchOS, unavailable)
extension Menu where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
}
// developer.apple.com/documentation/swiftui/disclosuregroup
@available(tvOS, unavailable) @available(watchOS, unavailable)
public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    )
    public var body: some View { get }
}
@available(tvOS, unavailable) @available(watchOS, unavailable)
extension DisclosureGroup where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    )
}
// developer.apple.com/documentation/swiftui/groupbox
@available(tvOS, unavailable) @available(watchOS, unavailable)
public struct GroupBox<Label, Content>: View where Label: View, Content: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    public var body: some View { get }
}
@available(tvOS, unavailable) @available(watchOS, unavailable)
extension GroupBox where Label == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content)
}
@available(tvOS, unavailable) @available(watchOS, unavailable)
extension GroupBox where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
}
