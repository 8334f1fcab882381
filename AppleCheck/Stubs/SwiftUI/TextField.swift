// developer.apple.com/documentation/swiftui/textfield
public struct TextField<Label>: View where Label: View {
    public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/textfield/init(_:text:)
extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text?)
    where S: StringProtocol
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, axis: Axis)
    where S: StringProtocol
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis)
    // developer.apple.com/documentation/swiftui/textfield/init(_:value:format:prompt:)
    nonisolated public init<F>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F: ParseableFormatStyle, F.FormatOutput == String
}
// developer.apple.com/documentation/swiftui/textfield/init(text:prompt:label:)
extension TextField {
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label)
}
// developer.apple.com/documentation/swiftui/texteditor
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct TextEditor: View {
    nonisolated public init(text: Binding<String>)
    public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/submittriggers
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let text: SubmitTriggers
    public static let search: SubmitTriggers
}
// developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)
extension View {
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping () -> Void
    ) -> some View
}
