// developer.apple.com/documentation/swiftui/localizedstringkey
@frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String)
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation)
    public struct StringInterpolation: StringInterpolationProtocol {
        public typealias StringLiteralType = String
        public mutating func appendLiteral(_ literal: String)
        public mutating func appendInterpolation(_ string: String)
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable
        public mutating func appendInterpolation(_ image: Image)
        public mutating func appendInterpolation(_ text: Text)
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle)
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>)
        public mutating func appendInterpolation<F>(
            _ input: F.FormatInput,
            format: F
        ) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String
        public mutating func appendInterpolation(_ resource: LocalizedStringResource)
    }
}

// Values allowed in an interpolated key: the numbers with a format specifier of their own.
public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}
