// developer.apple.com/documentation/swiftui/text
@frozen public struct Text: _PrimitiveView, Equatable, Sendable {
    nonisolated public init(verbatim content: String)
    @_disfavoredOverload nonisolated public init<S>(_ content: S) where S: StringProtocol
    nonisolated public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    )
    // Both may be written as a literal; a literal is a key.
    @_disfavoredOverload
    nonisolated public init(_ attributedContent: AttributedString)
    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource)
    public struct LineStyle: Hashable, Sendable {
        public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
        public struct Pattern: Hashable, Sendable {
            public static let solid: Text.LineStyle.Pattern
        }
    }
}
// developer.apple.com/documentation/swiftui/text/+(_:_:)
@available(iOS, deprecated: 26.0, message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)\")`")
@available(macOS, deprecated: 26.0, message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)\")`")
@available(visionOS, introduced: 1.0)
extension Text {
    nonisolated public static func + (lhs: Text, rhs: Text) -> Text
}
// developer.apple.com/documentation/swiftui/text: styling that keeps a text a text
extension Text {
    nonisolated public func font(_ font: Font?) -> Text
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text
    nonisolated public func bold() -> Text
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    nonisolated public func foregroundColor(_ color: Color?) -> Text
}
// developer.apple.com/documentation/swiftui/text/foregroundstyle(_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Text {
    nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle
}
// developer.apple.com/documentation/swiftui/textalignment
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
