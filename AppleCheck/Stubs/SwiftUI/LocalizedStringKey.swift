// developer.apple.com/documentation/swiftui/localizedstringkey
@frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String)
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation)
    public struct StringInterpolation: StringInterpolationProtocol {
        public mutating func appendLiteral(_ literal: String)
        public mutating func appendInterpolation(_ string: String)
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable
    }
}

// Values allowed in an interpolated key: the numbers with their own format specifiers.
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
