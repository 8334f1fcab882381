// developer.apple.com/documentation/swiftui/layout
public protocol Layout: Animatable {
    associatedtype AnimatableData = EmptyAnimatableData
}
extension Layout {
    nonisolated public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View
}
// developer.apple.com/documentation/swiftui/anylayout
@frozen public struct AnyLayout: Layout {
    public init<L>(_ layout: L) where L: Layout
}
// developer.apple.com/documentation/swiftui/hstacklayout
@frozen public struct HStackLayout: Layout {
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
}
// developer.apple.com/documentation/swiftui/vstacklayout
@frozen public struct VStackLayout: Layout {
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
}
