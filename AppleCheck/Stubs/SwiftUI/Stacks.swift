// developer.apple.com/documentation/swiftui/hstack
@frozen public struct HStack<Content>: _PrimitiveView where Content: View {
    nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    )
}
// developer.apple.com/documentation/swiftui/vstack
@frozen public struct VStack<Content>: _PrimitiveView where Content: View {
    nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    )
}
// developer.apple.com/documentation/swiftui/zstack
@frozen public struct ZStack<Content>: _PrimitiveView where Content: View {
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
}
// developer.apple.com/documentation/swiftui/lazyvstack
public struct LazyVStack<Content>: _PrimitiveView where Content: View {
    nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    )
}
// developer.apple.com/documentation/swiftui/pinnedscrollableviews
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32)
}
// developer.apple.com/documentation/swiftui/spacer
@frozen public struct Spacer: _PrimitiveView {
    nonisolated public init(minLength: CGFloat? = nil)
}
