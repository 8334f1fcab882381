import Nod

enum EffectText {
    static func line(_ effect: Effect) -> String {
        switch effect {
        case .draw(let item, let isCompleted, let state, let spot, let cause):
            "shows \(item) \(look(isCompleted, state))" + at(spot) + (cause == .tap ? "" : " (\(cause))")
        case .send(let request): line(request)
        case .settled(let item, let isCompleted): "settles \(item) \(side(isCompleted))"
        case .perform(let score, let target): titled(target.map { "answers \($0)" } ?? "answers", score)
        case .leave(let item, let score): titled("leaves \(item)", score)
        case .enter(let item, let score): titled("returns \(item)", score)
        case .toast(.shown(let toast)): "toast \(toast.id) appears: " + line(toast)
        case .toast(.updated(let toast)): "toast \(toast.id) changes: " + line(toast)
        case .toast(.dismissed(let id)): "toast \(id) goes"
        case .announce(let said, let toast): "says " + (toast.map { "toast \($0.id): " + line($0) } ?? "\(said.words)")
        case .act(let action, let kind, let items, let message):
            "asks for \(action) of \(kind)" + list("items", items) + (message.map { ", message \($0)" } ?? "")
        case .load(let place, let look):
            "place \(place) \(look.state)" + (look.showsSpinner ? ", spinner" : "") + (look.showsText ? ", text" : "")
        }
    }

    private static func side(_ isCompleted: Bool) -> String { isCompleted ? "completed" : "open" }

    private static func at(_ spot: Int?) -> String { spot.map { " at \($0)" } ?? "" }

    private static func line(_ request: SaveRequest) -> String {
        let completion = request.isMove ? "" : " " + side(request.isCompleted)
        return "sends \(request.item)" + completion + at(request.spot) + ", attempt \(request.attempt)"
    }

    private static func look(_ isCompleted: Bool, _ state: CheckState) -> String {
        switch state {
        case .waiting, .failed: "\(side(isCompleted)), \(state)"
        case .open, .reopening: isCompleted ? "\(state) as completed" : "\(state)"
        case .completing, .completed: isCompleted ? "\(state)" : "\(state) as open"
        }
    }

    private static func list<Kind>(_ name: String, _ ids: [FeedbackID<Kind>]) -> String {
        ids.isEmpty ? "" : ", \(name) \(Figure.list(ids.map(\.number)))"
    }

    static func line(_ toast: Toast) -> String {
        "\(toast.kind)" + list("items", toast.items) + list("collections", toast.collections)
            + (toast.message.map { ", message \($0)" } ?? "")
            + (toast.action.map { ", offers \($0)" } ?? "")
    }

    private static func titled(_ title: String, _ score: Score) -> String {
        let moments = score.moments.map { " " + ($0.role.map { "pressed \($0)" } ?? "\($0)") }.joined()
        return title + moments + ": " + line(score)
    }
}

extension EffectText {
    /// Scores in the order in which people meet them.
    static func line(_ score: Score) -> String {
        var parts: [String] = []
        if let haptic = score.haptic { parts.append("haptic \(haptic.kind)" + share(haptic.intensity)) }
        if let sound = score.sound { parts.append("sound \(sound)" + share(score.volume)) }
        if let said = score.announcement {
            parts.append("announces \(said.words)" + (said.isAssertive ? " assertively" : ""))
        }
        parts += score.tracks.map(line)
        if let burst = score.burst {
            let delay = burst.start > 0 ? " after \(Figure.text(burst.start))" : ""
            let flight = Figure.text(burst.duration - burst.start)
            parts.append("burst \(burst.count) seed \(burst.seed) for \(flight)" + delay)
        }
        if !score.collections.isEmpty { parts.append("completes \(Figure.list(score.collections.map(\.number)))") }
        if score.stay > 0 { parts.append("stays \(Figure.text(score.stay))") }
        if let toast = score.toast { parts.append("toast \(toast)") }
        parts += score.held.map { "held \($0.channel) (\($0.reason))" }
        return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
    }

    private static func share(_ share: Double) -> String { share == 1 ? "" : " \(Figure.text(share))" }

    /// Omits the durations of springs, which follow from the springs.
    private static func line(_ track: Track) -> String {
        change(track) + (track.start > 0 ? " after \(Figure.text(track.start))" : "")
    }

    private static func change(_ track: Track) -> String {
        switch track.curve {
        case .fade(let from, let to):
            "\(track.property) fades \(Figure.text(from)) to \(Figure.text(to)) in \(Figure.text(track.duration - track.start))"
        case .swell(_, let peak, _, _):
            "\(track.property) swells to \(Figure.text(peak)) for \(Figure.text(track.duration - track.start))"
        case .spring(_, _, let to, _): "\(track.property) springs to \(Figure.text(to))"
        case .bounce(_, let peak, _): "\(track.property) bounces to \(Figure.text(1 + peak))"
        }
    }
}

/// Numbers in traces: at most three decimals, and no more than needed.
enum Figure {
    /// A time with at least two decimals, so that lines align.
    static func time(_ seconds: Double) -> String { text(seconds, decimals: 2) }

    static func text(_ number: Double, decimals least: Int = 0) -> String {
        guard number.magnitude < 1e12 else { return "\(number)" }
        let thousandths = Int((number.magnitude * 1000).rounded())
        var digits = [thousandths % 1000 / 100, thousandths % 100 / 10, thousandths % 10]
        while digits.count > least, digits.last == 0 { digits.removeLast() }
        let sign = number < 0 && thousandths > 0 ? "-" : ""
        let whole = "\(sign)\(thousandths / 1000)"
        return digits.isEmpty ? whole : whole + "." + digits.map { "\($0)" }.joined()
    }

    static func list(_ numbers: [Int]) -> String { numbers.map { "\($0)" }.joined(separator: " ") }
}
