// developer.apple.com/documentation/dispatch/dispatchqueue
open class DispatchQueue: @unchecked Sendable {
    public class var main: DispatchQueue { get }
    @preconcurrency public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void)
}
// developer.apple.com/documentation/dispatch/dispatchtime
public struct DispatchTime: Sendable {
    public static func now() -> DispatchTime
}
public func + (time: DispatchTime, seconds: Double) -> DispatchTime
