// developer.apple.com/documentation/dispatch/dispatchqueue
open class DispatchQueue: @unchecked Sendable {
    public class var main: DispatchQueue { get }
    public init(label: String)
    @preconcurrency public func async(execute work: @escaping @Sendable () -> Void)
    @preconcurrency public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void)
}
// developer.apple.com/documentation/dispatch/dispatchtime
public struct DispatchTime: Comparable, Sendable {
    public static func now() -> DispatchTime
    public static func < (a: DispatchTime, b: DispatchTime) -> Bool
}
// developer.apple.com/documentation/dispatch/dispatchtimeinterval
public enum DispatchTimeInterval: Equatable, Sendable {
    case seconds(Int)
    case milliseconds(Int)
    case nanoseconds(Int)
    case never
}
public func + (time: DispatchTime, seconds: Double) -> DispatchTime
public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
