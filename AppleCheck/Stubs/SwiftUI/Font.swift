// developer.apple.com/documentation/swiftui/font
@frozen public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    @frozen public struct Weight: Hashable, Sendable {
        public static let regular: Font.Weight
        public static let medium: Font.Weight
        public static let semibold: Font.Weight
    }
}
// developer.apple.com/documentation/swiftui/font: text styles
extension Font {
    public static let largeTitle: Font
    public static let title: Font
    public static let title2: Font
    public static let title3: Font
    public static let headline: Font
    public static let body: Font
    public static let callout: Font
    public static let footnote: Font
    public static let caption: Font
    public static let caption2: Font
}
// developer.apple.com/documentation/swiftui/font/system(size:weight:design:)
extension Font {
    public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font
    public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font
    public static func custom(_ name: String, size: CGFloat) -> Font
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font
}
// developer.apple.com/documentation/swiftui/font/weight(_:)
extension Font {
    public func bold() -> Font
}
