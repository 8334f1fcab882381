// developer.apple.com/documentation/swiftui/view/font(_:)
extension View {
    nonisolated public func font(_ font: Font?) -> some View
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View
    nonisolated public func bold(_ isActive: Bool = true) -> some View
}
// developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:)
extension View {
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
}
// developer.apple.com/documentation/swiftui/view/strikethrough(_:pattern:color:)
extension View {
    nonisolated public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View
}
