@_exported import Foundation

// developer.apple.com/documentation/corehaptics/chhapticdevicecapability
public protocol CHHapticDeviceCapability: Foundation.NSObjectProtocol {
    var supportsHaptics: Swift.Bool { get }
    var supportsAudio: Swift.Bool { get }
}

// developer.apple.com/documentation/corehaptics/chhapticengine
open class CHHapticEngine {
    public enum FinishedAction: Swift.Int, @unchecked Swift.Sendable { case stopEngine = 1, leaveEngineRunning = 2 }
    public typealias CompletionHandler = ((any Swift.Error)?) -> Swift.Void
    public typealias FinishedHandler = ((any Swift.Error)?) -> CHHapticEngine.FinishedAction

    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability
    public init() throws
    open var playsHapticsOnly: Swift.Bool { get set }
    open var isAutoShutdownEnabled: Swift.Bool { get set }
    open func start(completionHandler: CHHapticEngine.CompletionHandler? = nil)
    open func start() throws
    open func stop(completionHandler: CHHapticEngine.CompletionHandler? = nil)
    open func notifyWhenPlayersFinished(finishedHandler: @escaping CHHapticEngine.FinishedHandler)
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer
    deinit
}

// developer.apple.com/documentation/corehaptics/chhapticpatternplayer
public protocol CHHapticPatternPlayer: Foundation.NSObjectProtocol {
    func start(atTime time: Foundation.TimeInterval) throws
    func stop(atTime time: Foundation.TimeInterval) throws
}

// developer.apple.com/documentation/corehaptics/chhaptictimeimmediate
public let CHHapticTimeImmediate: Foundation.TimeInterval
