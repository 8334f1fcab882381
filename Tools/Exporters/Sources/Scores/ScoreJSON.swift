import Nod
import NodJSON

/// A score as data: every track with its curve and its keyframes, the burst particle by particle.
extension Rehearsal {
    public var json: JSONText {
        var pairs: [(String, JSONText)] = [
            ("format", .text("nod-score")), ("version", .integer(1)), ("moment", .text(moment.name)),
            ("profile", .text(audience.name)), ("reducesMotion", .bool(reducesMotion)),
            ("duration", .number(score.duration)), ("stay", .number(score.stay)),
            ("tracks", .list(score.tracks.map(\.json))),
        ]
        func add(_ key: String, _ value: JSONText?) { if let value { pairs.append((key, value)) } }
        add("burst", score.burst?.json)
        add(
            "haptic",
            score.haptic.map { .object([("kind", .text("\($0.kind)")), ("intensity", .number($0.intensity))]) }
        )
        add(
            "sound",
            score.sound.map { .object([("name", .text("\($0)")), ("duration", .number($0.recipe.duration))]) }
        )
        add("toast", toastText.map { .object([("text", .text($0))] + action) })
        add("announcement", announcement.map(announced))
        add("held", held)
        return .object(pairs)
    }

    private var action: [(String, JSONText)] { toastAction.map { [("action", .text($0))] } ?? [] }

    private func announced(_ text: String) -> JSONText {
        .object([("text", .text(text)), ("assertive", .bool(score.announcement?.isAssertive == true))])
    }

    private var held: JSONText? {
        guard !score.held.isEmpty else { return nil }
        return .list(
            score.held.map { .object([("channel", .text("\($0.channel)")), ("reason", .text("\($0.reason)"))]) }
        )
    }
}

extension Track {
    fileprivate var json: JSONText {
        let keyframes = (0..<keyframeCount).map { JSONText.number(keyframe($0)) }
        return .object([
            ("property", .text("\(property)")), ("duration", .number(duration)), ("curve", curve.json),
            ("keyframes", .list(keyframes)),
        ])
    }
}

extension Curve {
    fileprivate var json: JSONText {
        switch self {
        case .spring(let spring, let from, let to, let velocity):
            .object([
                ("spring", .object([("response", .number(spring.response)), ("damping", .number(spring.damping))])),
                ("from", .number(from)), ("to", .number(to)), ("velocity", .number(velocity)),
            ])
        case .fade(let from, let to):
            .object([("fade", .object([("from", .number(from)), ("to", .number(to))]))])
        case .swell(let rest, let peak, let rise, let fall):
            .object([
                (
                    "swell",
                    .object([
                        ("rest", .number(rest)), ("peak", .number(peak)), ("rise", .number(rise)),
                        ("fall", .number(fall)),
                    ])
                )
            ])
        }
    }
}

extension Burst {
    fileprivate var json: JSONText {
        let particles = (0..<count).map { index in
            let particle = particle(index)
            return JSONText.object([
                ("shape", .text("\(particle.shape)")), ("size", .number(particle.size)),
                ("turn", .number(particle.turn)), ("x", .number(particle.x)), ("y", .number(particle.y)),
                ("color", .integer(particle.colorIndex)),
            ])
        }
        return .object([
            ("seed", .text(String(seed))), ("duration", .number(duration)), ("particles", .list(particles)),
        ])
    }
}
