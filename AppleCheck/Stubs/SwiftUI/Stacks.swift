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
// developer.apple.com/documentation/swiftui/lazyhstack
public struct LazyHStack<Content>: _PrimitiveView where Content: View {
    nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    )
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
    public static let sectionHeaders: PinnedScrollableViews
    public static let sectionFooters: PinnedScrollableViews
}
// developer.apple.com/documentation/swiftui/griditem
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public var size: GridItem.Size
    public var spacing: CGFloat?
    public var alignment: Alignment?
    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)
}
// developer.apple.com/documentation/swiftui/lazyvgrid
public struct LazyVGrid<Content>: _PrimitiveView where Content: View {
    nonisolated public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    )
}
// developer.apple.com/documentation/swiftui/lazyhgrid
public struct LazyHGrid<Content>: _PrimitiveView where Content: View {
    nonisolated public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    )
}
// developer.apple.com/documentation/swiftui/grid
@frozen public struct Grid<Content>: _PrimitiveView where Content: View {
    nonisolated public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    )
}
// developer.apple.com/documentation/swiftui/gridrow
@frozen public struct GridRow<Content>: _PrimitiveView where Content: View {
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
}
// developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:)
extension View {
    nonisolated public func gridCellColumns(_ count: Int) -> some View
    nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View
    nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
    nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
}
// developer.apple.com/documentation/swiftui/viewthatfits
@frozen public struct ViewThatFits<Content>: _PrimitiveView where Content: View {
    nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
}
// developer.apple.com/documentation/swiftui/spacer
@frozen public struct Spacer: _PrimitiveView {
    public var minLength: CGFloat?
    nonisolated public init(minLength: CGFloat? = nil)
}
// developer.apple.com/documentation/swiftui/divider
public struct Divider: _PrimitiveView {
    nonisolated public init()
}
