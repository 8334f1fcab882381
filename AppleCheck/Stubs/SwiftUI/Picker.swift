// developer.apple.com/documentation/swiftui/picker
public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
    public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/picker/init(selection:content:label:)
extension Picker {
    nonisolated public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    )
}
// developer.apple.com/documentation/swiftui/picker/init(_:selection:content:)
extension Picker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    )
    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) where S: StringProtocol
}
// developer.apple.com/documentation/swiftui/pickerstyle
@MainActor @preconcurrency public protocol PickerStyle {}
// developer.apple.com/documentation/swiftui/segmentedpickerstyle
public struct SegmentedPickerStyle: PickerStyle {}
extension PickerStyle where Self == SegmentedPickerStyle {
    @MainActor @preconcurrency public static var segmented: SegmentedPickerStyle { get }
}
// developer.apple.com/documentation/swiftui/menupickerstyle
public struct MenuPickerStyle: PickerStyle {}
extension PickerStyle where Self == MenuPickerStyle {
    @MainActor @preconcurrency public static var menu: MenuPickerStyle { get }
}
// developer.apple.com/documentation/swiftui/view/pickerstyle(_:)
extension View {
    nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle
}
// developer.apple.com/documentation/swiftui/datepickercomponents
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let hourAndMinute: DatePickerComponents
    public static let date: DatePickerComponents
}
// developer.apple.com/documentation/swiftui/datepicker
public struct DatePicker<Label>: View where Label: View {
    public typealias Components = DatePickerComponents
    public var body: some View { get }
}
extension DatePicker {
    nonisolated public init(
        selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    )
}
extension DatePicker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    )
}
