// developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    public var data: Data
}
extension ForEach: View, _PrimitiveView where Content: View {}
extension ForEach: DynamicViewContent where Content: View {}
// developer.apple.com/documentation/swiftui/foreach/init(_:content:)
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
}
// developer.apple.com/documentation/swiftui/foreach/init(_:id:content:)
extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    )
    nonisolated public init<C>(
        _ data: Binding<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
        C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
    nonisolated public init<C>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
        C.Index: Hashable
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    // Xcode's compiler warns by `swiftui.requires_constant_range`, which Swift's own doesn't know. Its relative for
    // logs says the same as an error, and wants the content to be written as a closure.
    @_semantics("oslog.requires_constant_arguments")
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
}
// developer.apple.com/documentation/swiftui/dynamicviewcontent
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    var data: Self.Data { get }
}
// developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)
extension DynamicViewContent {
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
}
// developer.apple.com/documentation/swiftui/dynamicviewcontent/onmove(perform:)
extension DynamicViewContent {
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
}
// developer.apple.com/documentation/swift/mutablecollection/move(fromoffsets:tooffset:)
extension MutableCollection {
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)
}
// developer.apple.com/documentation/swift/rangereplaceablecollection/remove(atoffsets:)
extension RangeReplaceableCollection where Self: MutableCollection {
    public mutating func remove(atOffsets offsets: IndexSet)
}
