/// The complete answer to an interaction: what is seen, felt, heard and announced, and what was muted.
///
/// ```swift
/// let score = Score(answering: [.completed], in: FeedbackContext(profile: .child))
/// ```
///
/// A score holds at most one haptic, one sound and one announcement.
public struct Score: Sendable, Equatable {
    public var moments: [Moment]
    public var haptic: Haptic?
    public var sound: Sound?
    /// Volume of the sound, 0…1.
    public var volume = 0.0
    public var announcement: Announcement?
    public var tracks: [Track] = []
    public var burst: Burst?
    /// Collections completed by it: their bars fill, and the burst leaves from the first visible one.
    public var collections: [CollectionID] = []
    public var toast: ToastKind?
    /// Seconds that the row or composer stays visible before it may leave; 0 if nothing leaves.
    public var stay = 0.0
    private var reasons = Held.Reasons()

    package init(_ moments: [Moment]) { self.moments = moments }

    /// The part that moves and bursts: the control, or the whole row after a swipe.
    package var carrier: ScorePart { moments.contains(.itemCompleted) ? .row : .control }

    package func part(of track: Track) -> ScorePart {
        // The standard bounce nearly equals that of the system's symbols.
        let isStandard = track.curve == .bounce(.check, peak: FeedbackDesign.standardPeak, tempo: 1)
        if isStandard && carrier == .control { return .bounce }
        return track.property.part == .control ? carrier : track.property.part
    }

    public var duration: Double {
        var longest = burst?.duration ?? 0
        for track in tracks { longest = max(longest, track.duration) }
        return longest
    }
}

/// Part of an item that a track is drawn on; each view of an item draws some parts.
package enum ScorePart: Sendable, CaseIterable {
    /// The filled check symbol that replaces the ring.
    case symbol
    /// A bounce that the system's symbols can play.
    case bounce
    case title
    case control
    case row
    /// Progress bar of a collection, and its mark.
    case bar
    case mark
}

extension Score {
    /// Muted channels, each with its first reason.
    public var held: [Held] {
        var held: [Held] = []
        for channel in Held.Channel.allCases {
            if let reason = reasons[channel] { held.append(Held(channel, reason)) }
        }
        return held
    }

    mutating func withdrawToast() {
        toast = nil
        if announcement?.words == .toast { announcement = nil }
    }

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

/// Announcement for a screen reader. The performer supplies the words: no text enters the engine.
public struct Announcement: Sendable, Equatable {
    public enum Words: Int32, Sendable, CaseIterable {
        /// The words of the score's toast.
        case toast = 0
        case captured = 1
        case firstCaptureSaved = 2
    }

    public var words: Words
    /// Interrupts other speech: errors only.
    public var isAssertive: Bool

    package init(_ words: Words, isAssertive: Bool = false) {
        self.words = words
        self.isAssertive = isAssertive
    }
}

/// Muted channel, and why.
public struct Held: Sendable, Equatable {
    public enum Channel: Int32, Sendable, CaseIterable {
        case motion = 0
        case haptic = 1
        case sound = 2
        case celebration = 3
    }

    public enum Reason: Int32, Sendable, CaseIterable {
        /// Switched off in the system, or missing on this device.
        case system = 0
        /// Switched off by the person.
        case person = 1
        case interaction = 2
        /// Done elsewhere or earlier: shown quietly.
        case news = 3
        case flashes = 4
        case particles = 5
        /// The platform already played its haptic.
        case native = 6
    }

    public var channel: Channel
    public var reason: Reason

    package init(_ channel: Channel, _ reason: Reason) {
        self.channel = channel
        self.reason = reason
    }

    /// Four bits per channel: an array would cost more code.
    struct Reasons: Sendable, Equatable {
        private var bits: Int32 = 0

        subscript(channel: Channel) -> Reason? {
            get { Reason(rawValue: (bits >> (4 * channel.rawValue) & 15) - 1) }
            set {
                let shift = 4 * channel.rawValue
                bits = bits & ~(15 << shift) | ((newValue?.rawValue ?? -1) + 1) << shift
            }
        }
    }
}
