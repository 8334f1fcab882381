// developer.apple.com/documentation/corehaptics/chhapticpattern/init(events:parameters:)
open class CHHapticPattern {
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws
    open var duration: Foundation.TimeInterval { get }
    deinit
}

// developer.apple.com/documentation/corehaptics/chhapticdynamicparameter
open class CHHapticDynamicParameter {
    deinit
}

// developer.apple.com/documentation/corehaptics/chhapticevent
open class CHHapticEvent {
    public struct EventType: Swift.Hashable, Swift.RawRepresentable, @unchecked Swift.Sendable {
        public init(rawValue: Swift.String)
        public var rawValue: Swift.String { get }
        public static let hapticTransient: CHHapticEvent.EventType
        public static let hapticContinuous: CHHapticEvent.EventType
    }
    public struct ParameterID: Swift.Hashable, Swift.RawRepresentable, @unchecked Swift.Sendable {
        public init(rawValue: Swift.String)
        public var rawValue: Swift.String { get }
        public static let hapticIntensity: CHHapticEvent.ParameterID
        public static let hapticSharpness: CHHapticEvent.ParameterID
    }
    public init(
        eventType type: CHHapticEvent.EventType,
        parameters eventParams: [CHHapticEventParameter],
        relativeTime time: Foundation.TimeInterval
    )
    public init(
        eventType type: CHHapticEvent.EventType,
        parameters eventParams: [CHHapticEventParameter],
        relativeTime time: Foundation.TimeInterval,
        duration: Foundation.TimeInterval
    )
    deinit
}

// developer.apple.com/documentation/corehaptics/chhapticeventparameter/init(parameterid:value:)
open class CHHapticEventParameter {
    public init(parameterID: CHHapticEvent.ParameterID, value: Swift.Float)
    deinit
}
