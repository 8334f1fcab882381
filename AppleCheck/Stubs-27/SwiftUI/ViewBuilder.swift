// developer.apple.com/documentation/swiftui/contentbuilder
public typealias ContentBuilder = ViewBuilder

// developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder public struct ViewBuilder {
    // developer.apple.com/documentation/swiftui/viewbuilder/buildblock()
    nonisolated public static func buildBlock() -> EmptyView

    // developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)
    nonisolated public static func buildBlock<Content>(_ content: Content) -> Content
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> where repeat each Content: View

    // developer.apple.com/documentation/swiftui/viewbuilder/buildif(_:)
    nonisolated public static func buildIf<Content>(_ content: Content?) -> Content?

    // developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:)
    nonisolated public static func buildEither<TrueContent, FalseContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent>

    // developer.apple.com/documentation/swiftui/viewbuilder/buildeither(second:)
    nonisolated public static func buildEither<TrueContent, FalseContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent>

    // developer.apple.com/documentation/swiftui/viewbuilder/buildlimitedavailability(_:)
    nonisolated public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View
}
