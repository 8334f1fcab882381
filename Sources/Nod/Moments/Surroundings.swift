/// The state of the device and its system. Performers keep it up to date.
///
/// ```swift
/// var surroundings = Surroundings()
/// surroundings.canVibrate = false
/// let effects = session.handle(.surroundings(surroundings), at: now)
/// ```
public struct Surroundings: Sendable, Equatable {
    public var reducesMotion = false
    public var isDark = false
    /// A motor is there and may run.
    public var canVibrate = true
    /// Audio may be heard: allowed by the system and, in a browser, by a gesture.
    public var canSound = true
    /// The page or app is in the background.
    public var isHidden = false
    /// The place where wishes are saved cannot be reached.
    public var isOffline = false
    /// The screen is a phone's: two messages would cover what they speak of.
    public var isSmall = false

    public init() {}

    var allowsHaptic: Bool { canVibrate && !isHidden }
    var allowsSound: Bool { canSound && !isHidden }
}
