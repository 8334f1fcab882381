// developer.apple.com/documentation/swiftui/accessibilityrotorcontent
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: AccessibilityRotorContent {}
// developer.apple.com/documentation/swiftui/accessibilityrotorcontentbuilder
@resultBuilder public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: AccessibilityRotorContent
    public static func buildBlock<Content>(_ content: Content) -> some AccessibilityRotorContent
    where Content: AccessibilityRotorContent
    public static func buildBlock<C0, C1>(_ c0: C0, _ c1: C1) -> some AccessibilityRotorContent
    where C0: AccessibilityRotorContent, C1: AccessibilityRotorContent
    public static func buildIf<Content>(_ content: Content?) -> some AccessibilityRotorContent
    where Content: AccessibilityRotorContent
}
// developer.apple.com/documentation/swiftui/accessibilityrotorentry
public struct AccessibilityRotorEntry<ID>: AccessibilityRotorContent where ID: Hashable {
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {})
    @_disfavoredOverload public init<L>(
        _ label: L,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) where L: StringProtocol
    public init(
        _ label: Text,
        id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    )
    public typealias Body = Never
    public var body: Never { get }
}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public typealias Body = Never
    public var body: Never { get }
}
extension ForEach where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
}
extension ForEach where Content: AccessibilityRotorContent {
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    )
}
// developer.apple.com/documentation/swiftui/accessibilitysystemrotor
public struct AccessibilitySystemRotor: Sendable {
    public static var headings: AccessibilitySystemRotor { get }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor
    public static var links: AccessibilitySystemRotor { get }
    public static var landmarks: AccessibilitySystemRotor { get }
    public static var lists: AccessibilitySystemRotor { get }
    public static var images: AccessibilitySystemRotor { get }
    public static var textFields: AccessibilitySystemRotor { get }
}
// developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:)
extension View {
    nonisolated public func accessibilityRotor<Content>(
        _ label: Text,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent
    nonisolated public func accessibilityRotor<Content>(
        _ labelKey: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L, Content>(
        _ label: L,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent
    nonisolated public func accessibilityRotor<Content>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent
    // developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:entrylabel:)
    nonisolated public func accessibilityRotor<EntryModel>(
        _ rotorLabel: Text,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where EntryModel: Identifiable
    // developer.apple.com/documentation/swiftui/view/accessibilityrotorentry(id:in:)
    nonisolated public func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID) -> some View
    where ID: Hashable
}
