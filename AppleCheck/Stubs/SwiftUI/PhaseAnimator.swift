// developer.apple.com/documentation/swiftui/phaseanimator
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct PhaseAnimator<Phase, Content>: View where Phase: Equatable, Content: View {
    nonisolated public init(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    )
    nonisolated public init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    )
    public var body: some View { get }
}
// developer.apple.com/documentation/swiftui/view/phaseanimator(_:content:animation:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable
    nonisolated public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable
}
// developer.apple.com/documentation/swiftui/visualeffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public protocol VisualEffect: Sendable, Animatable {}
// developer.apple.com/documentation/swiftui/emptyvisualeffect
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
public struct EmptyVisualEffect: VisualEffect {
    public init()
    public typealias AnimatableData = EmptyAnimatableData
}
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension VisualEffect {
    public func opacity(_ opacity: Double) -> some VisualEffect
    public func brightness(_ amount: Double) -> some VisualEffect
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect
    public func offset(_ offset: CGSize) -> some VisualEffect
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect
    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect
}
// developer.apple.com/documentation/swiftui/view/visualeffect(_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View
}
