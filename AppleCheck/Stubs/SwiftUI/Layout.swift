// developer.apple.com/documentation/swiftui/layout
public protocol Layout: Animatable {
    associatedtype AnimatableData = EmptyAnimatableData
}
extension Layout {
    nonisolated public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View
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
    public typealias AnimatableData = EmptyAnimatableData
}
// developer.apple.com/documentation/swiftui/hstacklayout
@frozen public struct HStackLayout: Layout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
    public typealias AnimatableData = EmptyAnimatableData
}
// developer.apple.com/documentation/swiftui/vstacklayout
@frozen public struct VStackLayout: Layout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
    public typealias AnimatableData = EmptyAnimatableData
}
