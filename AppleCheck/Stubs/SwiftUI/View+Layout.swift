// developer.apple.com/documentation/swiftui/view/padding(_:)
extension View {
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
    nonisolated public func padding(_ length: CGFloat) -> some View
    // developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
    nonisolated public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View
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
    // developer.apple.com/documentation/swiftui/view/fixedsize()
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View
    nonisolated public func hidden() -> some View
    // developer.apple.com/documentation/swiftui/view/linelimit(_:)-513mb
    nonisolated public func lineLimit(_ number: Int?) -> some View
    // developer.apple.com/documentation/swiftui/view/layoutpriority(_:)
    nonisolated public func layoutPriority(_ value: Double) -> some View
    // developer.apple.com/documentation/swiftui/view/position(_:)
    nonisolated public func position(_ position: CGPoint) -> some View
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
}
