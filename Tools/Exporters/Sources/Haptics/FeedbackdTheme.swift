import Nod
import NodJSON

/// A theme of feedbackd, which gives Linux phones their feedback. Source: Documentation/Sources.md, Haptics.
public struct FeedbackdTheme: Sendable, Equatable {
    public enum Form: String, Sendable, CaseIterable {
        /// VibraRumble and VibraPeriodic: what every version plays; strength only where a single stretch allows it.
        case rumble
        /// VibraPattern: strengths and lengths as they are. Versions before it crash on it.
        case pattern
    }

    public var patterns: [NamedPattern]
    public var form: Form

    public init(_ patterns: [NamedPattern], form: Form) {
        self.patterns = patterns
        self.form = form
    }

    /// Felt in the profile “quiet”, which “full” contains; “silent” feels nothing.
    public var document: JSONText {
        .fields([
            "name": .text("nod"), "parent-name": .text("default"),
            "profiles": .list([
                .fields(["name": .text("full"), "feedbacks": .list([])]),
                .fields(["name": .text("quiet"), "feedbacks": .list(patterns.map(feedback))]),
                .fields(["name": .text("silent"), "feedbacks": .list([])]),
            ]),
        ])
    }

    private func feedback(_ named: NamedPattern) -> JSONText {
        .object([("event-name", .text("x-nod-" + FeedbackdTheme.dashed(named.name)))] + effect(named.pattern.steps))
    }

    /// `collectionCompleted` is `collection-completed`.
    private static func dashed(_ name: String) -> String {
        name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }
}

extension FeedbackdTheme {
    private func effect(_ steps: [HapticStep]) -> [(String, JSONText)] {
        if form == .pattern {
            return [
                ("type", .text("VibraPattern")),
                ("magnitudes", .list(steps.map { .number($0.intensity) })),
                ("durations", .list(steps.map { .integer($0.milliseconds) })),
            ]
        }
        let on = steps.filter { $0.intensity > 0 }
        let pauses = steps.filter { $0.intensity == 0 }
        let length = on.reduce(0) { $0 + $1.milliseconds }
        guard !pauses.isEmpty else {
            return [
                ("type", .text("VibraPeriodic")), ("duration", .integer(max(length, 1))),
                ("magnitude", .integer(FeedbackdTheme.magnitude(on.map(\.intensity).max() ?? 0))),
            ]
        }
        let count = pauses.count + 1
        return [
            ("type", .text("VibraRumble")), ("count", .integer(count)),
            ("duration", .integer(length / count)),
            ("pause", .integer(pauses.reduce(0) { $0 + $1.milliseconds } / pauses.count)),
        ]
    }

    /// The kernel's force feedback counts to 32 767.
    private static func magnitude(_ intensity: Double) -> Int { Int((intensity * 32_767).rounded()) }

    /// Reads a theme of one VibraPattern: the same strengths and lengths, as lasting events.
    static func read(_ document: JSONPlace) throws(FormatError) -> NamedPattern {
        var found: [JSONPlace] = []
        for profile in try document.required("profiles").list() {
            found += try profile.value("feedbacks")?.list() ?? []
        }
        guard let feedback = found.first else { throw document.failure("no feedback is in the theme") }
        guard found.count == 1 else {
            throw found[1].failure("a theme of one feedback is expected; this is a second one")
        }
        let name = try feedback.required("event-name").string()
        let type = try feedback.required("type")
        guard try type.string() == "VibraPattern" else {
            throw type.failure("only VibraPattern says strengths and lengths")
        }
        let magnitudes = try feedback.required("magnitudes")
        let durations = try feedback.required("durations").list()
        let strengths = try magnitudes.list()
        guard strengths.count == durations.count else {
            throw magnitudes.failure("\(strengths.count) magnitudes for \(durations.count) durations")
        }
        var events: [HapticEvent] = []
        var time = 0.0
        for (strength, duration) in zip(strengths, durations) {
            let (intensity, length) = (try strength.number(0...1), try duration.number(0...3_600_000))
            if intensity > 0 {
                events.append(
                    HapticEvent(time: time / 1000, duration: length / 1000, intensity: intensity, sharpness: 0.5)
                )
            }
            time += length
        }
        return NamedPattern(name: name, pattern: HapticPattern(events))
    }
}
