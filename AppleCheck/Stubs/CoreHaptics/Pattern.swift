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
        public static let parameterID: CHHapticPattern.Key
    }
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws
    public init(contentsOf ahapURL: URL) throws
    open var duration: TimeInterval { get }
    deinit
}
// developer.apple.com/documentation/corehaptics/chhapticevent
open class CHHapticEvent: NSObject {
    public struct EventType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let hapticTransient: CHHapticEvent.EventType
        public static let hapticContinuous: CHHapticEvent.EventType
    }
    public struct ParameterID: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let hapticIntensity: CHHapticEvent.ParameterID
        public static let hapticSharpness: CHHapticEvent.ParameterID
    }
    open var type: CHHapticEvent.EventType { get }
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
