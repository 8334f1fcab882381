// developer.apple.com/documentation/swiftui/view/padding(_:)
extension View {
    nonisolated public func padding(_ insets: EdgeInsets) -> some View
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    nonisolated public func padding(_ length: CGFloat) -> some View
}
// developer.apple.com/documentation/swiftui/view/scenepadding(_:)
extension View {
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View
}
// developer.apple.com/documentation/swiftui/view/safeareapadding(_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View
}
// developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
extension View {
    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View
    @available(*, deprecated, message: "Please pass one or more parameters.")
    nonisolated public func frame() -> some View
    // developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    nonisolated public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View
}
// developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View
}
// developer.apple.com/documentation/swiftui/view/fixedsize()
extension View {
    nonisolated public func fixedSize() -> some View
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View
    nonisolated public func layoutPriority(_ value: Double) -> some View
    nonisolated public func zIndex(_ value: Double) -> some View
    nonisolated public func hidden() -> some View
}
// developer.apple.com/documentation/swiftui/view/position(_:)
extension View {
    nonisolated public func position(_ position: CGPoint) -> some View
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
    nonisolated public func offset(_ offset: CGSize) -> some View
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
}
// developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)
extension View {
    @preconcurrency nonisolated public func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View
    @preconcurrency nonisolated public func alignmentGuide(
        _ g: VerticalAlignment,
        computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View
}
// developer.apple.com/documentation/swiftui/safearearegions
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let container: SafeAreaRegions
    public static let keyboard: SafeAreaRegions
    public static let all: SafeAreaRegions
}
// developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
extension View {
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
}
// developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)
extension View {
    nonisolated public func safeAreaInset<V>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View
    nonisolated public func safeAreaInset<V>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View
}
// developer.apple.com/documentation/swiftui/view/flipsforrighttoleftlayoutdirection(_:)
extension View {
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View
}
// developer.apple.com/documentation/swiftui/matchedgeometryproperties
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32)
    public static let position: MatchedGeometryProperties
    public static let size: MatchedGeometryProperties
    public static let frame: MatchedGeometryProperties
}
// developer.apple.com/documentation/swiftui/view/matchedgeometryeffect(id:in:properties:anchor:issource:)
extension View {
    nonisolated public func matchedGeometryEffect<ID>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View where ID: Hashable
}
// developer.apple.com/documentation/swiftui/view/geometrygroup()
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func geometryGroup() -> some View
}
