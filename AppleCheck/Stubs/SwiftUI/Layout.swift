// developer.apple.com/documentation/swiftui/layout
public protocol Layout: Animatable {
    static var layoutProperties: LayoutProperties { get }
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Self.Subviews) -> Self.Cache
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    )
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
    associatedtype AnimatableData = EmptyAnimatableData
}
extension Layout {
    public static var layoutProperties: LayoutProperties { get }
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
    nonisolated public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View
}
extension Layout where Self.Cache == Void {
    public func makeCache(subviews: Self.Subviews) -> Self.Cache
}
// developer.apple.com/documentation/swiftui/layoutproperties
public struct LayoutProperties: Sendable {
    public init()
}
// developer.apple.com/documentation/swiftui/layoutsubviews
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public var layoutDirection: LayoutDirection
    public var startIndex: Int { get }
    public var endIndex: Int { get }
    public subscript(index: Int) -> LayoutSubview { get }
    public typealias SubSequence = LayoutSubviews
    public subscript(bounds: Range<Int>) -> LayoutSubviews { get }
    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool
}
// developer.apple.com/documentation/swiftui/layoutsubview
public struct LayoutSubview: Equatable, Sendable {
    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { get }
    public var priority: Double { get }
    public var spacing: ViewSpacing { get }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool
}
// developer.apple.com/documentation/swiftui/layoutvaluekey
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
// developer.apple.com/documentation/swiftui/viewspacing
public struct ViewSpacing: Sendable {
    public static let zero: ViewSpacing
    public init()
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat
}
// developer.apple.com/documentation/swiftui/proposedviewsize
@frozen public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?
    public static let zero: ProposedViewSize
    public static let unspecified: ProposedViewSize
    public static let infinity: ProposedViewSize
    public init(width: CGFloat?, height: CGFloat?)
    public init(_ size: CGSize)
    public static func == (a: ProposedViewSize, b: ProposedViewSize) -> Bool
}
// developer.apple.com/documentation/swiftui/anylayout
@frozen public struct AnyLayout: Layout {
    public init<L>(_ layout: L) where L: Layout
    public struct Cache {}
    public func makeCache(subviews: AnyLayout.Subviews) -> AnyLayout.Cache
    public func sizeThatFits(proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache)
        -> CGSize
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: AnyLayout.Subviews,
        cache: inout AnyLayout.Cache
    )
    public typealias AnimatableData = EmptyAnimatableData
}
// developer.apple.com/documentation/swiftui/hstacklayout
@frozen public struct HStackLayout: Layout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
    public func sizeThatFits(proposal: ProposedViewSize, subviews: HStackLayout.Subviews, cache: inout Void) -> CGSize
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: HStackLayout.Subviews,
        cache: inout Void
    )
    public typealias AnimatableData = EmptyAnimatableData
}
// developer.apple.com/documentation/swiftui/vstacklayout
@frozen public struct VStackLayout: Layout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
    public func sizeThatFits(proposal: ProposedViewSize, subviews: VStackLayout.Subviews, cache: inout Void) -> CGSize
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: VStackLayout.Subviews,
        cache: inout Void
    )
    public typealias AnimatableData = EmptyAnimatableData
}
