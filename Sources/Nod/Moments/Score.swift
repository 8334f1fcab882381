/// The whole answer to one interaction: what is seen, felt, heard and read, and what was held back.
///
/// ```swift
/// let score = Score(answering: [.completed], in: FeedbackContext(profile: .child))
/// ```
///
/// At most one haptic, one sound and one announcement fit in it.
public struct Score: Sendable, Equatable {
    /// The moments it answers, in order.
    public var moments: [Moment]
    public var haptic: Haptic?
    public var sound: Sound?
    /// 0…1, how loud the sound is played.
    public var volume = 0.0
    public var announcement: Announcement?
    public var tracks: [Track] = []
    public var burst: Burst?
    /// The collections that are complete by it: their bars fill, and the burst comes from the first in sight.
    public var collections: [CollectionID] = []
    public var toast: ToastKind?
    /// Seconds the row or composer stays in sight before it may leave or close; 0 where nothing leaves.
    public var stay = 0.0
    private var reasons = Held.Reasons()

    package init(_ moments: [Moment]) { self.moments = moments }

    /// What moves as a whole and bursts: the control or, where a swipe completed the item, what was swiped.
    package var carrier: ScorePart { moments.contains(.itemCompleted) ? .row : .control }

    /// What a track is drawn on.
    package func part(of track: Track) -> ScorePart {
        if track.bouncesAsSymbols && carrier == .control { return .bounce }
        return track.property.part == .control ? carrier : track.property.part
    }

    /// Seconds until nothing of it moves any more.
    public var duration: Double {
        var longest = burst?.duration ?? 0
        for track in tracks { longest = max(longest, track.duration) }
        return longest
    }
}

/// What a track is drawn on: several views may draw one item, each its part.
package enum ScorePart: Sendable, CaseIterable {
    /// The symbol of a check: the filled one that takes the place of the ring.
    case symbol
    /// The same bounce as the system's symbols have.
    case bounce
    /// The line through the title.
    case title
    /// The control itself.
    case control
    /// The row or card around it.
    case row
    /// The bar of a collection, and its mark.
    case bar
    case mark
}

extension Score {
    /// The channels that were asked for and held back, each with its first reason.
    public var held: [Held] {
        var held: [Held] = []
        for channel in Held.Channel.allCases {
            if let reason = reasons[channel] { held.append(Held(channel, reason)) }
        }
        return held
    }

    /// It brings no toast after all, and says none.
    mutating func withdrawToast() {
        toast = nil
        if announcement?.words == .toast { announcement = nil }
    }

    /// It is not felt or heard after all.
    mutating func withhold(_ channel: Held.Channel, _ reason: Held.Reason) {
        switch channel {
        case .haptic where haptic != nil: haptic = nil
        case .sound where sound != nil: sound = nil
        default: return
        }
        hold(channel, reason)
    }

    package func reasonHeld(_ channel: Held.Channel) -> Held.Reason? { reasons[channel] }

    package mutating func hold(_ channel: Held.Channel, _ reason: Held.Reason) {
        reasons[channel] = reasons[channel] ?? reason
    }
}

/// A screen reader's announcement. The words are the performer's: text never enters the engine.
///
/// ```swift
/// let interrupts = score.announcement?.isAssertive == true
/// ```
public struct Announcement: Sendable, Equatable {
    public enum Words: Int32, Sendable, CaseIterable {
        /// The words of the toast that the same score shows.
        case toast = 0
        /// “Captured”.
        case captured = 1
        /// “Your first task”.
        case firstCaptureSaved = 2
    }

    public var words: Words
    /// Interrupts what is being said: errors only.
    public var isAssertive: Bool

    package init(_ words: Words, isAssertive: Bool = false) {
        self.words = words
        self.isAssertive = isAssertive
    }
}

/// A channel that a moment asked for and did not get, and why.
///
/// ```swift
/// for held in score.held { print(held.channel, held.reason) }
/// ```
public struct Held: Sendable, Equatable {
    public enum Channel: Int32, Sendable, CaseIterable {
        case motion = 0
        case haptic = 1
        case sound = 2
        case celebration = 3
    }

    public enum Reason: Int32, Sendable, CaseIterable {
        /// Switched off, or not there, on this device.
        case system = 0
        /// The person chose so.
        case person = 1
        /// The same interaction has had one already.
        case interaction = 2
        /// It is news of something done elsewhere or earlier: shown quietly.
        case news = 3
        /// A fourth flash within a second.
        case flashes = 4
        /// More than 64 particles at once.
        case particles = 5
        /// The platform has played its own touch for it: nothing is left to play.
        case native = 6
    }

    public var channel: Channel
    public var reason: Reason

    package init(_ channel: Channel, _ reason: Reason) {
        self.channel = channel
        self.reason = reason
    }

    /// One reason a channel, without an array.
    struct Reasons: Sendable, Equatable {
        private var motion, haptic, sound, celebration: Reason?

        subscript(channel: Channel) -> Reason? {
            get {
                switch channel {
                case .motion: motion
                case .haptic: haptic
                case .sound: sound
                case .celebration: celebration
                }
            }
            set {
                switch channel {
                case .motion: motion = newValue
                case .haptic: haptic = newValue
                case .sound: sound = newValue
                case .celebration: celebration = newValue
                }
            }
        }
    }
}
