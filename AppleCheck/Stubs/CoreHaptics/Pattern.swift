// developer.apple.com/documentation/corehaptics/chhapticpattern
open class CHHapticPattern: NSObject {
    public struct Key: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let version: CHHapticPattern.Key
        public static let pattern: CHHapticPattern.Key
        public static let event: CHHapticPattern.Key
        public static let eventType: CHHapticPattern.Key
        public static let time: CHHapticPattern.Key
        public static let eventDuration: CHHapticPattern.Key
        public static let eventParameters: CHHapticPattern.Key
        public static let parameterID: CHHapticPattern.Key
        public static let parameterValue: CHHapticPattern.Key
    }
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws
    public init(dictionary patternDict: [CHHapticPattern.Key: Any]) throws
    public init(contentsOf ahapURL: URL) throws
    open var duration: TimeInterval { get }
    open func exportDictionary() throws -> [CHHapticPattern.Key: Any]
    deinit
}
// developer.apple.com/documentation/corehaptics/chhapticevent
open class CHHapticEvent: NSObject {
    public struct EventType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let hapticTransient: CHHapticEvent.EventType
        public static let hapticContinuous: CHHapticEvent.EventType
        public static let audioContinuous: CHHapticEvent.EventType
        public static let audioCustom: CHHapticEvent.EventType
    }
    public struct ParameterID: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let hapticIntensity: CHHapticEvent.ParameterID
        public static let hapticSharpness: CHHapticEvent.ParameterID
        public static let attackTime: CHHapticEvent.ParameterID
        public static let decayTime: CHHapticEvent.ParameterID
        public static let releaseTime: CHHapticEvent.ParameterID
        public static let sustained: CHHapticEvent.ParameterID
        public static let audioVolume: CHHapticEvent.ParameterID
    }
    open var type: CHHapticEvent.EventType { get }
    open var eventParameters: [CHHapticEventParameter] { get }
    open var relativeTime: TimeInterval { get set }
    open var duration: TimeInterval { get set }
    public init(
        eventType type: CHHapticEvent.EventType,
        parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval
    )
    public init(
        eventType type: CHHapticEvent.EventType,
        parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval,
        duration: TimeInterval
    )
    deinit
}
// developer.apple.com/documentation/corehaptics/chhapticeventparameter
open class CHHapticEventParameter: NSObject {
    open var parameterID: CHHapticEvent.ParameterID { get }
    open var value: Float { get set }
    public init(parameterID: CHHapticEvent.ParameterID, value: Float)
    deinit
}
// developer.apple.com/documentation/corehaptics/chhapticdynamicparameter
open class CHHapticDynamicParameter: NSObject {
    public struct ID: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let hapticIntensityControl: CHHapticDynamicParameter.ID
        public static let hapticSharpnessControl: CHHapticDynamicParameter.ID
        public static let hapticAttackTimeControl: CHHapticDynamicParameter.ID
        public static let hapticDecayTimeControl: CHHapticDynamicParameter.ID
        public static let hapticReleaseTimeControl: CHHapticDynamicParameter.ID
        public static let audioVolumeControl: CHHapticDynamicParameter.ID
    }
    public init(parameterID: CHHapticDynamicParameter.ID, value: Float, relativeTime time: TimeInterval)
    deinit
}
// developer.apple.com/documentation/corehaptics/chhapticparametercurve
open class CHHapticParameterCurve: NSObject {
    // developer.apple.com/documentation/corehaptics/chhapticparametercurve/controlpoint
    open class ControlPoint: NSObject {
        public init(relativeTime time: TimeInterval, value: Float)
        open var relativeTime: TimeInterval { get set }
        open var value: Float { get set }
        deinit
    }
    public init(
        parameterID: CHHapticDynamicParameter.ID,
        controlPoints: [CHHapticParameterCurve.ControlPoint],
        relativeTime: TimeInterval
    )
    open var controlPoints: [CHHapticParameterCurve.ControlPoint] { get }
    open var relativeTime: TimeInterval { get set }
    deinit
}
