// developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder public struct ViewBuilder {
    nonisolated public static func buildExpression<Content>(_ content: Content) -> Content where Content: View
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    @_disfavoredOverload
    nonisolated public static func buildExpression(_ invalid: Any) -> some View
    nonisolated public static func buildBlock() -> EmptyView
    nonisolated public static func buildBlock<Content>(_ content: Content) -> Content where Content: View
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> where repeat each Content: View
    nonisolated public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View
    nonisolated public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View
    nonisolated public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View
    nonisolated public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View
}
