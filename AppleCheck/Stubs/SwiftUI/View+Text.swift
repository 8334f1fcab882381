// developer.apple.com/documentation/swiftui/view/font(_:)
extension View {
    nonisolated public func font(_ font: Font?) -> some View
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View
    nonisolated public func bold(_ isActive: Bool = true) -> some View
    nonisolated public func italic(_ isActive: Bool = true) -> some View
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View
    nonisolated public func monospacedDigit() -> some View
}
// developer.apple.com/documentation/swiftui/view/fontdesign(_:)
@available(iOS 16.1, macOS 13, tvOS 16.1, watchOS 9.1, *)
extension View {
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View
}
// developer.apple.com/documentation/swiftui/view/strikethrough(_:pattern:color:)
extension View {
    nonisolated public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View
    nonisolated public func underline(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View
    nonisolated public func kerning(_ kerning: CGFloat) -> some View
    nonisolated public func tracking(_ tracking: CGFloat) -> some View
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View
}
// developer.apple.com/documentation/swiftui/view/linelimit(_:)
extension View {
    nonisolated public func lineLimit(_ number: Int?) -> some View
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View
    nonisolated public func allowsTightening(_ flag: Bool) -> some View
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View
}
// developer.apple.com/documentation/swiftui/view/textscale(_:isenabled:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension View {
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View
}
// developer.apple.com/documentation/swiftui/view/textselection(_:)
extension View {
    @available(tvOS, unavailable) @available(watchOS, unavailable)
    nonisolated public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability
}
// developer.apple.com/documentation/swiftui/textselectability
@available(tvOS, unavailable) @available(watchOS, unavailable)
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}
@available(tvOS, unavailable) @available(watchOS, unavailable)
public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection: Bool
}
@available(tvOS, unavailable) @available(watchOS, unavailable)
public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection: Bool
}
@available(tvOS, unavailable) @available(watchOS, unavailable)
extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { get }
}
@available(tvOS, unavailable) @available(watchOS, unavailable)
extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { get }
}
