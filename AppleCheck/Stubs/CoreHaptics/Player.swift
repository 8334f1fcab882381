// developer.apple.com/documentation/corehaptics/chhaptictimeimmediate
public let CHHapticTimeImmediate: TimeInterval
// developer.apple.com/documentation/corehaptics/chhapticpatternplayer
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    func start(atTime time: TimeInterval) throws
}
