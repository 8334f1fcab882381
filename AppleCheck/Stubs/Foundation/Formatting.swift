// developer.apple.com/documentation/foundation/integerformatstyle
public struct IntegerFormatStyle<Value>: FormatStyle, Sendable where Value: BinaryInteger {
    public init(locale: Locale = .autoupdatingCurrent)
    public func format(_ value: Value) -> String
    public func locale(_ locale: Locale) -> IntegerFormatStyle<Value>
    public func hash(into hasher: inout Hasher)
    public static func == (one: IntegerFormatStyle<Value>, other: IntegerFormatStyle<Value>) -> Bool
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
}
// developer.apple.com/documentation/foundation/formatstyle/number
extension FormatStyle where Self == IntegerFormatStyle<Int> {
    public static var number: IntegerFormatStyle<Int> { get }
}
// developer.apple.com/documentation/swift/binaryinteger/formatted(_:)-73k3e
extension BinaryInteger {
    public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput: BinaryInteger
}
