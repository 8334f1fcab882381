// developer.apple.com/documentation/swiftui/view/font(_:)
extension View {
    nonisolated public func font(_ font: Font?) -> some View
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View
    nonisolated public func bold(_ isActive: Bool = true) -> some View
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View
}
// developer.apple.com/documentation/swiftui/view/strikethrough(_:pattern:color:)
extension View {
    nonisolated public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View
}
// developer.apple.com/documentation/swiftui/view/linelimit(_:)
extension View {
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
}
// developer.apple.com/documentation/swiftui/view/linelimit(_:)-513mb
extension View {
    nonisolated public func lineLimit(_ number: Int?) -> some View
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View
    // developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:)
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View
    // developer.apple.com/documentation/swiftui/view/linespacing(_:)
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View
    // developer.apple.com/documentation/swiftui/view/monospaceddigit()
    nonisolated public func monospacedDigit() -> some View
    // developer.apple.com/documentation/swiftui/view/italic(_:)
    nonisolated public func italic(_ isActive: Bool = true) -> some View
}
