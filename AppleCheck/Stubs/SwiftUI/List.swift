// developer.apple.com/documentation/swiftui/list
@MainActor @preconcurrency public struct List<SelectionValue, Content>: View
where SelectionValue: Hashable, Content: View {
    @MainActor @preconcurrency public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/list/init(content:)
extension List where SelectionValue == Never {
    @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content)
    @MainActor @preconcurrency public init<Data, RowContent>(
        _ data: Data,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
        Data.Element: Identifiable
    @MainActor @preconcurrency public init<Data, ID, RowContent>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
}
// developer.apple.com/documentation/swiftui/liststyle
@MainActor @preconcurrency public protocol ListStyle {}
// developer.apple.com/documentation/swiftui/section
public struct Section<Parent, Content, Footer> {}
extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {}
extension Section where Parent == EmptyView, Content: View, Footer: View {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content)
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
}
// developer.apple.com/documentation/swiftui/form
public struct Form<Content>: View where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content)
    public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/formstyle
@MainActor @preconcurrency public protocol FormStyle {}
// developer.apple.com/documentation/swiftui/groupedformstyle
public struct GroupedFormStyle: FormStyle {}
extension FormStyle where Self == GroupedFormStyle {
    @MainActor @preconcurrency public static var grouped: GroupedFormStyle { get }
}
