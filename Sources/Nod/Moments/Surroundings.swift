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
    /// Touches are the platform's own: a finger's tap on one of its switches is felt, with a strength that nobody chooses,
    /// and nothing else can be. An iPhone's browser is like this.
    public var hasNativeHaptics = false
    /// Audio may be heard: allowed by the system and, in a browser, by a gesture.
    public var canSound = true
    /// The page or app is in the background.
    public var isHidden = false
    /// The place where wishes are saved cannot be reached.
    public var isOffline = false
    /// The screen is a phone's: two messages would cover what they speak of.
    public var isSmall = false
    /// A finger taps such a switch: the platform has played its touch for what that leads to.
    var isTapped = false

    public init() {}

    var allowsHaptic: Bool { (hasNativeHaptics ? isTapped : canVibrate) && !isHidden }
    var allowsSound: Bool { canSound && !isHidden }
}
