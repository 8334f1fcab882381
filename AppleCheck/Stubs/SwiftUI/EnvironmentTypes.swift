// developer.apple.com/documentation/swiftui/colorscheme
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
// developer.apple.com/documentation/swiftui/colorschemecontrast
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
// developer.apple.com/documentation/swiftui/layoutdirection
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }
// developer.apple.com/documentation/swiftui/visibility
@frozen public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }
// developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
// developer.apple.com/documentation/swiftui/dynamictypesize
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { get }
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool
}
// developer.apple.com/documentation/swiftui/dismissaction
@MainActor @preconcurrency public struct DismissAction {
    @MainActor @preconcurrency public func callAsFunction()
}
// developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)
extension View {
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
    nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize
    // developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
}
