import Nod
import NodJSON

extension Rehearsal {
    /// The score in words: what is seen, felt, heard and read, each with its times in seconds.
    public var text: String {
        var lines = ["\(moment.name), \(audience.name) profile" + (reducesMotion ? ", reduced motion" : "")]
        func add(_ what: String, _ text: String?) {
            guard let text else { return }
            lines.append("  " + what + String(repeating: " ", count: max(1, 10 - what.count)) + text)
        }
        for track in score.tracks { add("motion", track.sentence) }
        add("burst", score.burst.map { "\($0.count) particles, seed \($0.seed), \(seconds($0.duration))" })
        add("haptic", score.haptic.map { "\($0.kind), intensity \(figure($0.intensity))" })
        add("sound", score.sound.map { "\($0), \(seconds($0.recipe.duration))" })
        add("toast", toastText.map { [$0, toastAction].compactMap(\.self).joined(separator: " · ") })
        add("announced", announcement.map { $0 + (score.announcement?.isAssertive == true ? " (at once)" : "") })
        add("stays", score.stay > 0 ? seconds(score.stay) : nil)
        for held in score.held { add("held back", "\(held.channel): \(held.reason)") }
        if lines.count == 1 { lines.append("  nothing") }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Track {
    fileprivate var sentence: String {
        let course =
            switch curve {
            case .bounce(let spring, let peak): "bounces to \(figure(1 + peak)), \(spring.words)"
            case .spring(let spring, let from, let to, _): "\(figure(from)) to \(figure(to)), \(spring.words)"
            case .fade(let from, let to): "fades \(figure(from)) to \(figure(to))"
            case .swell(let rest, let peak, _, _): "\(figure(rest)) to \(figure(peak)) and back"
            }
        let delay = start > 0 ? " after \(seconds(start))" : ""
        return "\(property): \(course), \(seconds(duration - start))\(delay)"
    }
}

extension DampedSpring {
    fileprivate var words: String { "spring \(figure(response)) s / \(figure(damping))" }
}

/// At most three decimals.
func figure(_ value: Double) -> String {
    JSONText.figure((value * 1000).rounded() / 1000)
}

func seconds(_ value: Double) -> String { figure(value) + " s" }
