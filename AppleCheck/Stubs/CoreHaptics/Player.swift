// developer.apple.com/documentation/corehaptics/chhaptictimeimmediate
public let CHHapticTimeImmediate: TimeInterval
// developer.apple.com/documentation/corehaptics/chhapticpatternplayer
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    func cancel() throws
    var isMuted: Bool { get set }
}
