// developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:)
extension View {
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View
    // developer.apple.com/documentation/swiftui/view/onlongpressgesture(minimumduration:maximumdistance:perform:onpressingchanged:)
    nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View
    // developer.apple.com/documentation/swiftui/view/gesture(_:including:)
    nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture
    nonisolated public func highPriorityGesture<T>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View where T: Gesture
    nonisolated public func simultaneousGesture<T>(
        _ gesture: T,
        including mask: GestureMask = .all
    ) -> some View where T: Gesture
}
#if os(iOS)
    // developer.apple.com/documentation/swiftui/view/gesture(_:)
    extension View {
        @available(iOS 18, *)
        nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View
    }
#endif
// developer.apple.com/documentation/swiftui/view/allowshittesting(_:)
extension View {
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View
    nonisolated public func disabled(_ disabled: Bool) -> some View
    // developer.apple.com/documentation/swiftui/view/onhover(perform:)
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View
}
// developer.apple.com/documentation/swiftui/hovereffect
@available(macOS, unavailable)
public struct HoverEffect: Sendable {
    public static var automatic: HoverEffect { get }
    @available(tvOS 17, *) public static var highlight: HoverEffect { get }
}
// developer.apple.com/documentation/swiftui/view/hovereffect(_:)
@available(macOS, unavailable)
extension View {
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View
    // developer.apple.com/documentation/swiftui/view/hovereffect(_:isenabled:)
    @available(iOS 17, tvOS 17, *)
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View
}
