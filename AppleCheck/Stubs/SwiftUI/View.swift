// developer.apple.com/documentation/swiftui/view
@_typeEraser(AnyView) @MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Views that SwiftUI draws itself: their documented `Body` is `Never`.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {}
extension _PrimitiveView {
    public var body: Never { get }
}
// developer.apple.com/documentation/swift/never
extension Never: View {
    public var body: Never { get }
}
// developer.apple.com/documentation/swift/optional
extension Optional: View, _PrimitiveView where Wrapped: View {}
// developer.apple.com/documentation/swiftui/anyview
@frozen public struct AnyView: _PrimitiveView {
    nonisolated public init<V>(_ view: V) where V: View
    nonisolated public init<V>(erasing view: V) where V: View
}
// developer.apple.com/documentation/swiftui/emptyview
@frozen public struct EmptyView: _PrimitiveView {
    nonisolated public init()
}
// developer.apple.com/documentation/swiftui/tupleview
@frozen public struct TupleView<T>: _PrimitiveView {
    nonisolated public init(_ value: T)
}
// developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:)
@frozen public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {}
// developer.apple.com/documentation/swiftui/group
@frozen public struct Group<Content> {}
extension Group: View, _PrimitiveView where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content)
}
// developer.apple.com/documentation/swiftui/view/tag(_:includeoptional:)
extension View {
    nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable
}
