import Nod
import NodJSON

extension Rehearsal {
    /// The score in words: what is seen, felt, heard and read, each with its times in milliseconds.
    public var text: String {
        var lines = ["\(moment.name), \(audience.name) profile" + (reducesMotion ? ", reduced motion" : "")]
        func add(_ what: String, _ text: String?) {
            guard let text else { return }
            lines.append("  " + what + String(repeating: " ", count: max(1, 10 - what.count)) + text)
        }
        for track in score.tracks { add("motion", track.sentence) }
        add("burst", score.burst.map { "\($0.count) particles, seed \($0.seed), \(milliseconds($0.duration))" })
        add("haptic", score.haptic.map { "\($0.kind), intensity \(figure($0.intensity))" })
        add("sound", score.sound.map { "\($0), \(milliseconds($0.recipe(in: audience.tuning.design).duration))" })
        add("toast", toastText.map { [$0, toastAction].compactMap(\.self).joined(separator: " · ") })
        add("announced", announcement.map { $0 + (score.announcement?.isAssertive == true ? " (at once)" : "") })
        add("stays", score.stay > 0 ? milliseconds(score.stay) : nil)
        for held in score.held { add("held back", "\(held.channel): \(held.reason)") }
        if lines.count == 1 { lines.append("  nothing") }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Track {
    fileprivate var sentence: String {
        let course =
            switch curve {
            case .bounce(let spring, let peak, _): "bounces to \(figure(1 + peak)), \(spring.words)"
            case .spring(let spring, let from, let to, _): "\(figure(from)) to \(figure(to)), \(spring.words)"
            case .fade(let from, let to): "fades \(figure(from)) to \(figure(to))"
            case .swell(let rest, let peak, _, _): "\(figure(rest)) to \(figure(peak)) and back"
            }
        let delay = start > 0 ? " after \(milliseconds(start))" : ""
        return "\(property): \(course), \(milliseconds(duration - start))\(delay)"
    }
}

extension DampedSpring {
    fileprivate var words: String { "spring \(milliseconds(response)) / \(figure(damping))" }
}

/// At most three decimals.
func figure(_ value: Double) -> String {
    JSONText.figure((value * 1000).rounded() / 1000)
}

func milliseconds(_ seconds: Double) -> String { figure(seconds * 1000) + " ms" }
