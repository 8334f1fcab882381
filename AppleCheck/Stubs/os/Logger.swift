import Foundation
// developer.apple.com/documentation/os/logger
@frozen public struct Logger: @unchecked Sendable {
    public init(subsystem: String, category: String)
    public init()
    public func info(_ message: OSLogMessage)
    public func error(_ message: OSLogMessage)
}
// developer.apple.com/documentation/os/oslogprivacy
@frozen public struct OSLogPrivacy: Sendable {
    public static var `public`: OSLogPrivacy { get }
    public static var `private`: OSLogPrivacy { get }
    public static var auto: OSLogPrivacy { get }
}
// developer.apple.com/documentation/os/oslogmessage
@frozen public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    public init(stringInterpolation: OSLogInterpolation)
    public init(stringLiteral value: String)
}
// developer.apple.com/documentation/os/osloginterpolation
@frozen public struct OSLogInterpolation: StringInterpolationProtocol {
    public mutating func appendLiteral(_ literal: String)
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String,
        privacy: OSLogPrivacy = .auto
    )
    public mutating func appendInterpolation<T>(
        _ value: @autoclosure @escaping () -> T,
        privacy: OSLogPrivacy = .auto
    ) where T: CustomStringConvertible
}
