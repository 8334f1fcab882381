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
// developer.apple.com/documentation/swiftui/picker/init(_:systemimage:selection:content:)
extension Picker where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    )
}
// developer.apple.com/documentation/swiftui/pickerstyle
@MainActor @preconcurrency public protocol PickerStyle {}
// developer.apple.com/documentation/swiftui/defaultpickerstyle
public struct DefaultPickerStyle: PickerStyle {
    nonisolated public init()
}
extension PickerStyle where Self == DefaultPickerStyle {
    @MainActor @preconcurrency public static var automatic: DefaultPickerStyle { get }
}
// developer.apple.com/documentation/swiftui/segmentedpickerstyle
@available(watchOS, unavailable)
public struct SegmentedPickerStyle: PickerStyle {
    nonisolated public init()
}
@available(watchOS, unavailable)
extension PickerStyle where Self == SegmentedPickerStyle {
    @MainActor @preconcurrency public static var segmented: SegmentedPickerStyle { get }
}
// developer.apple.com/documentation/swiftui/menupickerstyle
@available(tvOS 17, *) @available(watchOS, unavailable)
public struct MenuPickerStyle: PickerStyle {
    nonisolated public init()
}
@available(tvOS 17, *) @available(watchOS, unavailable)
extension PickerStyle where Self == MenuPickerStyle {
    @MainActor @preconcurrency public static var menu: MenuPickerStyle { get }
}
// developer.apple.com/documentation/swiftui/view/pickerstyle(_:)
extension View {
    nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle
}

// developer.apple.com/documentation/swiftui/datepickercomponents
@available(watchOS 10, *) @available(tvOS, unavailable)
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let hourAndMinute: DatePickerComponents
    public static let date: DatePickerComponents
}
// developer.apple.com/documentation/swiftui/datepicker
@available(watchOS 10, *) @available(tvOS, unavailable)
public struct DatePicker<Label>: View where Label: View {
    public typealias Components = DatePickerComponents
    public var body: some View { get }
}
@available(watchOS 10, *) @available(tvOS, unavailable)
extension DatePicker {
    nonisolated public init(
        selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    )
    nonisolated public init(
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    )
}
@available(watchOS 10, *) @available(tvOS, unavailable)
extension DatePicker where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    )
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    )
    nonisolated public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Date>,
        in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    )
}
