// developer.apple.com/documentation/swiftui/colorscheme
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

// developer.apple.com/documentation/swiftui/colorschemecontrast
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

// developer.apple.com/documentation/swiftui/legibilityweight
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

// developer.apple.com/documentation/swiftui/layoutdirection
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

// developer.apple.com/documentation/swiftui/userinterfacesizeclass
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

// developer.apple.com/documentation/swiftui/visibility
@frozen public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

// developer.apple.com/documentation/swiftui/prominence
@frozen public enum Prominence: Hashable, Sendable { case standard, increased }

// developer.apple.com/documentation/swiftui/controlsize
@available(tvOS, unavailable)
public enum ControlSize: CaseIterable, Hashable, Sendable {
    case mini, small, regular
    case large
    @available(iOS 17, macOS 14, watchOS 10, *) case extraLarge
}

// developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

// developer.apple.com/documentation/swiftui/editmode
@available(macOS, unavailable) @available(watchOS, unavailable)
public enum EditMode: Hashable, Sendable {
    case inactive, transient, active
    public var isEditing: Bool { get }
}

// developer.apple.com/documentation/swiftui/dynamictypesize
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    public var isAccessibilitySize: Bool { get }
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool
}

// developer.apple.com/documentation/swiftui/redactionreasons
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int)
    public static let placeholder: RedactionReasons
    public static let privacy: RedactionReasons
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) public static let invalidated: RedactionReasons
}

// developer.apple.com/documentation/swiftui/dismissaction
@MainActor @preconcurrency public struct DismissAction {
    @MainActor @preconcurrency public func callAsFunction()
}
// developer.apple.com/documentation/swiftui/dismisssearchaction
@MainActor @preconcurrency public struct DismissSearchAction {
    @MainActor @preconcurrency public func callAsFunction()
}
// developer.apple.com/documentation/swiftui/refreshaction
public struct RefreshAction: Sendable {
    public func callAsFunction() async
}
// developer.apple.com/documentation/swiftui/openurlaction
@MainActor @preconcurrency public struct OpenURLAction: Sendable {
    public struct Result: Sendable {
        public static let handled: OpenURLAction.Result
        public static let discarded: OpenURLAction.Result
        public static let systemAction: OpenURLAction.Result
        public static func systemAction(_ url: URL) -> OpenURLAction.Result
    }
    @MainActor @preconcurrency public init(handler: @escaping (URL) -> OpenURLAction.Result)
    @MainActor @preconcurrency public func callAsFunction(_ url: URL)
    @available(watchOS, unavailable)
    @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)
}
// developer.apple.com/documentation/swiftui/openwindowaction
@available(tvOS, unavailable) @available(watchOS, unavailable)
@MainActor @preconcurrency public struct OpenWindowAction {
    @MainActor @preconcurrency public func callAsFunction(id: String)
    @MainActor @preconcurrency public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable
}
// developer.apple.com/documentation/swiftui/dismisswindowaction
@available(iOS 17, macOS 14, *) @available(tvOS, unavailable) @available(watchOS, unavailable)
@MainActor @preconcurrency public struct DismissWindowAction {
    @MainActor @preconcurrency public func callAsFunction()
    @MainActor @preconcurrency public func callAsFunction(id: String)
}
// developer.apple.com/documentation/swiftui/opensettingsaction
@available(macOS 14, *) @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
@available(visionOS, unavailable)
@MainActor @preconcurrency public struct OpenSettingsAction {
    @MainActor @preconcurrency public func callAsFunction()
}

// developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)
extension View {
    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
    nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View
    where T: RangeExpression, T.Bound == DynamicTypeSize
}
// developer.apple.com/documentation/swiftui/view/controlsize(_:)
extension View {
    @available(tvOS, unavailable) nonisolated public func controlSize(_ controlSize: ControlSize) -> some View
}
// developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)
extension View {
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
}
// developer.apple.com/documentation/swiftui/view/redacted(reason:)
extension View {
    nonisolated public func redacted(reason: RedactionReasons) -> some View
    nonisolated public func unredacted() -> some View
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View
}
