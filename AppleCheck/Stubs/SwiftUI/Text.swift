// developer.apple.com/documentation/swiftui/text
@frozen public struct Text: _PrimitiveView, Equatable, Sendable {
    // developer.apple.com/documentation/swiftui/text/init(verbatim:)
    nonisolated public init(verbatim content: String)
    // developer.apple.com/documentation/swiftui/text/init(_:)-9d1g4
    @_disfavoredOverload nonisolated public init<S>(_ content: S) where S: StringProtocol
    // developer.apple.com/documentation/swiftui/text/init(_:tablename:bundle:comment:)
    nonisolated public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    )
    // Both may be written as a literal; a literal is a key.
    // developer.apple.com/documentation/swiftui/text/init(_:)-1a4oh
    @_disfavoredOverload
    nonisolated public init(_ attributedContent: AttributedString)
    // developer.apple.com/documentation/swiftui/text/init(_:)-4tbag
    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource)
    // developer.apple.com/documentation/swiftui/text/init(_:)-xzqe
    nonisolated public init(_ image: Image)
    public static func == (a: Text, b: Text) -> Bool
    // developer.apple.com/documentation/swiftui/text/datestyle
    public struct DateStyle: Equatable, Codable, Sendable {
        public static let time: Text.DateStyle
        public static let date: Text.DateStyle
        public static let offset: Text.DateStyle
    }
    // developer.apple.com/documentation/swiftui/text/linestyle
    public struct LineStyle: Hashable, Sendable {
        public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
        public struct Pattern: Hashable, Sendable {
            public static let solid: Text.LineStyle.Pattern
            public static let dot: Text.LineStyle.Pattern
        }
    }
}

// developer.apple.com/documentation/swiftui/text/init(_:style:)
extension Text {
    nonisolated public init(_ date: Date, style: Text.DateStyle)
    nonisolated public init(_ dates: ClosedRange<Date>)
    nonisolated public init(_ interval: DateInterval)
}
// developer.apple.com/documentation/swiftui/text/init(_:format:)
extension Text {
    nonisolated public init<F>(
        _ input: F.FormatInput,
        format: F
    ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String
}

// developer.apple.com/documentation/swiftui/text/+(_:_:)
@available(iOS, deprecated: 26.0, message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)\")`")
@available(macOS, deprecated: 26.0, message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)\")`")
@available(tvOS, deprecated: 26.0, message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)\")`")
@available(watchOS, deprecated: 26.0, message: "Use string interpolation on `Text` instead: `Text(\"Hello \\(name)\")`")
@available(visionOS, introduced: 1.0)
extension Text {
    nonisolated public static func + (lhs: Text, rhs: Text) -> Text
}

// developer.apple.com/documentation/swiftui/text: styling that keeps a text a text
extension Text {
    nonisolated public func font(_ font: Font?) -> Text
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text
    nonisolated public func bold() -> Text
    nonisolated public func bold(_ isActive: Bool) -> Text
    @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
    nonisolated public func foregroundColor(_ color: Color?) -> Text
}
// developer.apple.com/documentation/swiftui/text/foregroundstyle(_:)
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
extension Text {
    nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle
}

// developer.apple.com/documentation/swiftui/text/accessibilitylabel(_:)
extension Text {
    nonisolated public func accessibilityLabel(_ label: Text) -> Text
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text
    @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol
}

// developer.apple.com/documentation/swiftui/textalignment
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
