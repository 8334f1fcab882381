// developer.apple.com/documentation/swiftui/view/font(_:)
extension View {
    nonisolated public func font(_ font: Font?) -> some View
    // developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:)
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
    // developer.apple.com/documentation/swiftui/view/strikethrough(_:pattern:color:)
    nonisolated public func strikethrough(
        _ isActive: Bool = true,
        pattern: Text.LineStyle.Pattern = .solid,
        color: Color? = nil
    ) -> some View
}
