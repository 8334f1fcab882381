import Nod

/// A fact about an answer, such as `.haptic(.success)` or `.stays(0.45)`.
///
/// ```swift
/// try feedback.expect(.haptic(.success), .stays(0.45))
/// ```
///
/// Facts are exact: `.haptic(.success)` fails if a second haptic is felt.
public struct ScoreFact: Sendable {
    let expected: [String]
    let found: @Sendable (Score) -> [String]

    init(_ expected: [String], _ found: @escaping @Sendable (Score) -> [String]) {
        self.expected = expected
        self.found = found
    }

    /// The difference in all answers together; `nil` if the fact holds.
    func difference(in scores: [Score]) -> String? {
        let found = scores.flatMap(self.found)
        guard found != expected else { return nil }
        return "expected \(said(expected))\n     found \(said(found))"
    }

    private func said(_ things: [String]) -> String {
        things.isEmpty ? "no " + subject : things.joined(separator: ", ")
    }

    /// Named in messages about missing answers.
    private var subject: String = ""
}

extension ScoreFact {
    public static func haptic(_ kind: HapticKind, intensity: Double = 1) -> ScoreFact {
        haptics([Haptic(kind, intensity: intensity)])
    }

    public static let noHaptic = haptics([])

    public static func sound(_ sound: Sound) -> ScoreFact { sounds([sound]) }
    public static let noSound = sounds([])

    /// Exactly one announcement; `toast` stands for the toast's text.
    public static func announces(_ words: Announcement.Words, assertively isAssertive: Bool = false) -> ScoreFact {
        announcements([Announcement(words, isAssertive: isAssertive)])
    }

    public static let announcesNothing = announcements([])

    public static func toast(_ kind: ToastKind) -> ScoreFact { toasts([kind]) }
    public static let noToast = toasts([])
}

extension ScoreFact {
    /// Seconds that the row or composer stays visible.
    public static func stays(_ seconds: Double) -> ScoreFact { stays(seconds > 0 ? [seconds] : []) }

    /// Exactly these properties change, in any order, not counting a burst.
    public static func changes(_ properties: TrackProperty...) -> ScoreFact {
        fact("change", properties.map { "\($0)" }.sorted().joined(separator: " and ").inList) { score in
            score.tracks.map { "\($0.property)" }.sorted().joined(separator: " and ").inList
        }
    }

    /// Nothing moves, grows or flies, as under Reduce Motion.
    public static let movesNothing = fact("movement", []) { score in
        score.tracks.filter(\.property.isMovement).map { "movement of \($0.property)" } + bursts(of: score)
    }

    public static func burst(particles count: Int) -> ScoreFact {
        fact("burst", ["burst of \(count) particles"], bursts)
    }

    public static let noBurst = fact("burst", [], bursts)

    /// This channel was muted, for this reason.
    public static func held(_ channel: Held.Channel, _ reason: Held.Reason) -> ScoreFact {
        fact("\(channel) held back", ["\(channel) held back (\(reason))"]) { score in
            score.held.filter { $0.channel == channel }.map { "\($0.channel) held back (\($0.reason))" }
        }
    }
}

extension ScoreFact {
    private static func haptics(_ haptics: [Haptic]) -> ScoreFact {
        fact("haptic", haptics.map(text)) { $0.haptic.map { [text($0)] } ?? [] }
    }

    private static func sounds(_ sounds: [Sound]) -> ScoreFact {
        fact("sound", sounds.map { "sound \($0)" }) { $0.sound.map { ["sound \($0)"] } ?? [] }
    }

    private static func announcements(_ said: [Announcement]) -> ScoreFact {
        fact("announcement", said.map(text)) { $0.announcement.map { [text($0)] } ?? [] }
    }

    private static func toasts(_ kinds: [ToastKind]) -> ScoreFact {
        fact("toast", kinds.map { "toast \($0)" }) { $0.toast.map { ["toast \($0)"] } ?? [] }
    }

    private static func stays(_ seconds: [Double]) -> ScoreFact {
        fact("stay", seconds.map { "a stay of \(Figure.text($0)) s" }) { score in
            score.stay > 0 ? ["a stay of \(Figure.text(score.stay)) s"] : []
        }
    }

    @Sendable private static func bursts(of score: Score) -> [String] {
        score.burst.map { ["burst of \($0.count) particles"] } ?? []
    }

    @Sendable private static func text(_ haptic: Haptic) -> String {
        "haptic \(haptic.kind)" + (haptic.intensity == 1 ? "" : " at \(Figure.text(haptic.intensity))")
    }

    @Sendable private static func text(_ said: Announcement) -> String {
        "announcement of \(said.words)" + (said.isAssertive ? ", assertively" : "")
    }

    private static func fact(
        _ subject: String,
        _ expected: [String],
        _ found: @escaping @Sendable (Score) -> [String]
    ) -> ScoreFact {
        var fact = ScoreFact(expected, found)
        fact.subject = subject
        return fact
    }
}

extension String {
    fileprivate var inList: [String] { isEmpty ? [] : [self] }
}
