// developer.apple.com/documentation/corehaptics/chhapticpattern
open class CHHapticPattern: NSObject {
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws
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
    public init(
        eventType type: CHHapticEvent.EventType,
        parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval,
        duration: TimeInterval
    )
}
// developer.apple.com/documentation/corehaptics/chhapticeventparameter
open class CHHapticEventParameter: NSObject {
    public init(parameterID: CHHapticEvent.ParameterID, value: Float)
}
// developer.apple.com/documentation/corehaptics/chhapticdynamicparameter
open class CHHapticDynamicParameter: NSObject {
    public struct ID: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String)
        public static let hapticIntensityControl: CHHapticDynamicParameter.ID
    }
}
// developer.apple.com/documentation/corehaptics/chhapticparametercurve
open class CHHapticParameterCurve: NSObject {
    open class ControlPoint: NSObject {
        public init(relativeTime time: TimeInterval, value: Float)
    }
    public init(
        parameterID: CHHapticDynamicParameter.ID,
        controlPoints: [CHHapticParameterCurve.ControlPoint],
        relativeTime: TimeInterval
    )
}
