import Foundation
// developer.apple.com/documentation/corehaptics/chhapticdevicecapability
public protocol CHHapticDeviceCapability: NSObjectProtocol {
    var supportsHaptics: Bool { get }
}
// developer.apple.com/documentation/corehaptics/chhapticengine
// It inherits from NSObject, whose `init()` can't be declared beside this throwing one without Objective-C.
open class CHHapticEngine {
    public typealias CompletionHandler = ((any Error)?) -> Void
    public typealias ResetHandler = () -> Void
    public typealias StoppedHandler = (CHHapticEngine.StoppedReason) -> Void
    public enum StoppedReason: Int, Sendable {
        case systemError = -1
    }
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability
    public init() throws
    open var playsHapticsOnly: Bool { get set }
    open var stoppedHandler: CHHapticEngine.StoppedHandler { get set }
    open var resetHandler: CHHapticEngine.ResetHandler { get set }
    open func start(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil)
    open func stop(completionHandler: CHHapticEngine.CompletionHandler? = nil)
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer
}
