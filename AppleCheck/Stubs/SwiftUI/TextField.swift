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
// developer.apple.com/documentation/swiftui/securefield
public struct SecureField<Label>: View where Label: View {
    public var body: some View { get }
}
extension SecureField where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
    @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol
}
// developer.apple.com/documentation/swiftui/texteditor
@available(tvOS, unavailable) @available(watchOS, unavailable)
public struct TextEditor: View {
    public init(text: Binding<String>)
    public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/textfieldstyle
public protocol TextFieldStyle {}
public struct DefaultTextFieldStyle: TextFieldStyle {
    nonisolated public init()
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
    @MainActor @preconcurrency public static var automatic: DefaultTextFieldStyle { get }
}
// developer.apple.com/documentation/swiftui/plaintextfieldstyle
public struct PlainTextFieldStyle: TextFieldStyle {
    nonisolated public init()
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
    @MainActor @preconcurrency public static var plain: PlainTextFieldStyle { get }
}
// developer.apple.com/documentation/swiftui/roundedbordertextfieldstyle
@available(tvOS, unavailable) @available(watchOS, unavailable)
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    nonisolated public init()
}
@available(tvOS, unavailable) @available(watchOS, unavailable)
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextFieldStyle { get }
}
// developer.apple.com/documentation/swiftui/view/textfieldstyle(_:)
extension View {
    nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View
}
// developer.apple.com/documentation/swiftui/textinputautocapitalization
@available(macOS, unavailable)
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { get }
    public static var words: TextInputAutocapitalization { get }
    public static var sentences: TextInputAutocapitalization { get }
    public static var characters: TextInputAutocapitalization { get }
}
// developer.apple.com/documentation/swiftui/view/textinputautocapitalization(_:)
extension View {
    @available(macOS, unavailable)
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View
}
// developer.apple.com/documentation/swiftui/submitlabel
public struct SubmitLabel: Sendable {
    public static var done: SubmitLabel { get }
    public static var go: SubmitLabel { get }
    public static var send: SubmitLabel { get }
    public static var join: SubmitLabel { get }
    public static var route: SubmitLabel { get }
    public static var search: SubmitLabel { get }
    public static var `return`: SubmitLabel { get }
    public static var next: SubmitLabel { get }
    public static var `continue`: SubmitLabel { get }
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
    nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View
}
