import Nod
import NodJSON

/// A score as data: every track with its curve and its keyframes, the burst particle by particle.
extension Rehearsal {
    public var json: JSONText {
        .fields([
            "format": .text("nod-score"), "version": .integer(1), "moment": .text(moment.name),
            "profile": .text(audience.name), "reducesMotion": .bool(reducesMotion),
            "duration": .number(score.duration), "stay": .number(score.stay),
            "tracks": .list(score.tracks.map(\.json)), "burst": score.burst?.json,
            "haptic": score.haptic.map(\.json),
            "sound": score.sound.map { .fields(["name": .text("\($0)"), "duration": .number($0.recipe.duration)]) },
            "toast": toastText.map { .fields(["text": .text($0), "action": toastAction.map { .text($0) }]) },
            "announcement": announcement.map(announced), "held": score.held.isEmpty ? nil : held,
        ])
    }

    private func announced(_ text: String) -> JSONText {
        .fields(["text": .text(text), "assertive": .bool(score.announcement?.isAssertive == true)])
    }

    private var held: JSONText {
        .list(score.held.map { .fields(["channel": .text("\($0.channel)"), "reason": .text("\($0.reason)")]) })
    }
}

/// Times are seconds from the start of the pattern. An event without a duration is a click.
extension Haptic {
    fileprivate var json: JSONText {
        let pattern = HapticPattern(self)
        return .fields([
            "kind": .text("\(kind)"), "intensity": .number(intensity), "events": .list(pattern.events.map(\.json)),
            "curves": .list(pattern.curves.map(\.json)),
        ])
    }
}

extension HapticEvent {
    fileprivate var json: JSONText {
        .fields([
            "time": .number(time), "duration": isTransient ? nil : .number(duration), "intensity": .number(intensity),
            "sharpness": .number(sharpness),
        ])
    }
}

extension HapticCurve {
    fileprivate var json: JSONText {
        .fields([
            "parameter": .text(parameter == .intensity ? "intensity" : "sharpness"),
            "points": .list(points.map { .fields(["time": .number($0.time), "value": .number($0.value)]) }),
        ])
    }
}

extension Track {
    fileprivate var json: JSONText {
        let keyframes = (0..<keyframeCount).map { JSONText.number(keyframe($0)) }
        return .fields([
            "property": .text("\(property)"), "duration": .number(duration), "curve": curve.json,
            "keyframes": .list(keyframes),
        ])
    }
}

extension Curve {
    fileprivate var json: JSONText {
        switch self {
        case .spring(let spring, let from, let to, let velocity):
            .fields([
                "spring": .fields(["response": .number(spring.response), "damping": .number(spring.damping)]),
                "from": .number(from), "to": .number(to), "velocity": .number(velocity),
            ])
        case .fade(let from, let to):
            .fields(["fade": .fields(["from": .number(from), "to": .number(to)])])
        case .bounce(let spring, let peak):
            .fields([
                "bounce": .fields([
                    "response": .number(spring.response), "damping": .number(spring.damping), "peak": .number(1 + peak),
                ])
            ])
        case .swell(let rest, let peak, let rise, let fall):
            .fields([
                "swell": .fields([
                    "rest": .number(rest), "peak": .number(peak), "rise": .number(rise), "fall": .number(fall),
                ])
            ])
        }
    }
}

extension Burst {
    fileprivate var json: JSONText {
        let particles = (0..<count).map { index -> JSONText in
            let particle = particle(index)
            return .fields([
                "shape": .text("\(particle.shape)"), "size": .number(particle.size), "place": .number(particle.place),
                "turn": .number(particle.turn), "spin": .number(particle.spin), "x": .number(particle.x),
                "y": .number(particle.y), "fall": .number(particle.fall), "color": .integer(particle.colorIndex),
            ])
        }
        return .fields([
            "seed": .text(String(seed)), "start": .number(start), "duration": .number(duration),
            "particles": .list(particles),
        ])
    }
}
