// developer.apple.com/documentation/swiftui/textfield
public struct TextField<Label>: View where Label: View {
    public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/textfield/init(_:text:)
extension TextField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, axis: Axis)
    where S: StringProtocol
}
// developer.apple.com/documentation/swiftui/texteditor
public struct TextEditor: View {
    nonisolated public init(text: Binding<String>)
    public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/submittriggers
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let text: SubmitTriggers
}
// developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)
extension View {
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping () -> Void
    ) -> some View
}
