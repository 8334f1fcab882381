// developer.apple.com/documentation/foundation/localizedstringresource
public struct LocalizedStringResource: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String)
    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: LocalizedStringResource.BundleDescription = .main,
        comment: StaticString? = nil
    )
    public var key: String { get }
    public var locale: Locale
    public enum BundleDescription: Sendable {
        case main
    }
}
// developer.apple.com/documentation/swift/string/localizationvalue
extension String {
    public struct LocalizationValue: Equatable, Codable, Sendable, ExpressibleByStringInterpolation {
        public init(_ value: String)
        public init(stringLiteral value: String)
        public init(stringInterpolation: String.LocalizationValue.StringInterpolation)
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            public init(literalCapacity: Int, interpolationCount: Int)
            public mutating func appendLiteral(_ literal: String)
            public mutating func appendInterpolation(_ string: String)
            public mutating func appendInterpolation(_ value: Int)
            public mutating func appendInterpolation(_ value: Double)
        }
    }
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    )
    public init(localized resource: LocalizedStringResource)
}
