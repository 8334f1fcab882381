// developer.apple.com/documentation/swiftui/label
public struct Label<Title, Icon>: View where Title: View, Icon: View {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
    public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/label/init(_:systemimage:)
extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol
}
// developer.apple.com/documentation/swiftui/labelstyle
@MainActor @preconcurrency public protocol LabelStyle {}
// developer.apple.com/documentation/swiftui/icononlylabelstyle
public struct IconOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == IconOnlyLabelStyle {
    @MainActor @preconcurrency public static var iconOnly: IconOnlyLabelStyle { get }
}
// developer.apple.com/documentation/swiftui/view/labelstyle(_:)
extension View {
    nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle
}
// developer.apple.com/documentation/swiftui/labeledcontent
public struct LabeledContent<Label, Content> {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
}
extension LabeledContent: View where Label: View, Content: View {
    @MainActor @preconcurrency public var body: some View { get }
}
extension LabeledContent where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
}
extension LabeledContent where Label == Text, Content == Text {
    @_disfavoredOverload public init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol
}
