import Nod

/// Events as lines of a trace; of preferences and surroundings, only changes.
struct EventText {
    private var preferences = Preferences()
    private var surroundings = Surroundings()

    mutating func line(_ event: Event) -> String {
        switch event {
        case .seeded(let seed): "seed \(seed)"
        case .tuned: "tuned"
        case .celebrated(let style, let target, let cause): "celebrate \(style) at \(target)" + by(cause)
        case .scattered(let count, let target): "scatter \(count) at \(target)"
        case .informed(let message, let target, let isActionable):
            "inform \(message)" + at(target) + (isActionable ? " actionable" : "")
        case .preferences(let preferences): changes(preferences)
        case .surroundings(let surroundings): changes(surroundings)
        case .profile(let profile):
            "profile \(profile == .child ? "child" : profile == .standard ? "standard" : "custom")"
        case .pressed(let target, let role, let mayScroll): "press \(target) \(role)" + (mayScroll ? " scrolling" : "")
        case .released(let target): "release \(target)"
        case .cancelled(let target): "cancel \(target)"
        case .slidOff(let target): "slideOff \(target)"
        case .slidBack(let target): "slideBack \(target)"
        case .acted(let target, let role, let saves, let isNative):
            "acts \(target)" + (role.map { " \($0)" } ?? "") + (saves ? " saves" : "") + (isNative ? " native" : "")
        case .ended(let target): "ended \(target)"
        case .toggled(let toggle): text(toggle)
        case .seen(let item): "seen \(item)"
        case .saved(let item, let completed, let isCompleted):
            "saved \(item)" + (isCompleted.map { " as \(side($0))" } ?? "") + text(completed)
        case .delivered(let item): "delivered \(item)"
        case .moved(let item, let spot): "move \(item)" + to(spot)
        case .refused(let item, let message): "refused \(item)" + (message.map { " message \($0)" } ?? "")
        case .unreachable(let item): "unreachable \(item)"
        case .waiting(let item, let saved, let wish, let spot):
            "waiting \(item) saved \(side(saved)) wish \(side(wish))" + to(spot)
        case .news(let item, let isCompleted): "news \(item) \(side(isCompleted))"
        case .reported(let item, let isCompleted): "reported \(item) \(side(isCompleted))"
        case .unobserved(let item): "unobserved \(item)"
        case .forgotten(let item): "forgotten \(item)"
        case .felt(let haptic, let cause):
            "feel \(haptic.kind)" + (haptic.intensity == 1 ? "" : " \(Figure.text(haptic.intensity))") + by(cause)
        case .happened(let moment, let target, let item, let message, let cause, let isActionable):
            TraceWords.moment(moment) + at(target) + (item.map { " item \($0)" } ?? "")
                + (message.map { " message \($0)" } ?? "") + (isActionable ? " actionable" : "") + by(cause)
        case .toastDismissed(let id): "dismiss \(id)"
        case .toastActed(let id): "act \(id)"
        case .toastsPaused(.hidden, let isOn): "toasts hidden \(isOn ? "on" : "off")"
        case .toastsPaused(let pause, let isOn): "\(pause) \(isOn ? "on" : "off")"
        case .loading(let place, let state): "load \(place) \(state)"
        case .tick: "tick"
        }
    }
}

extension EventText {
    private func at(_ target: TargetID?) -> String { target.map { " at \($0)" } ?? "" }
    private func by(_ cause: TargetID?) -> String { cause.map { " by \($0)" } ?? "" }

    private func to(_ spot: Int?) -> String { spot.map { " to \($0)" } ?? "" }

    private func side(_ isCompleted: Bool) -> String { isCompleted ? "completed" : "open" }

    private func text(_ toggle: CompletionToggle) -> String {
        var words = [toggle.way == .swipe ? "swipe" : "tap", "\(toggle.item)"]
        if toggle.isCompleted { words.append("completed") }
        if toggle.leaves { words.append("leaves") }
        if toggle.isReported { words.append("reported") }
        if toggle.onlyToggles { words.append("toggles") }
        if toggle.runsApp { words.append("acts") }
        if toggle.isNative { words.append("native") }
        for count in toggle.collections { words.append("in \(count.collection) open \(count.open) of \(count.total)") }
        return words.joined(separator: " ") + to(toggle.spot)
    }

    private func text(_ completed: [CollectionID]?) -> String {
        guard let completed else { return "" }
        return " completed " + (completed.isEmpty ? "none" : Figure.list(completed.map(\.number)))
    }

    private mutating func changes(_ new: Preferences) -> String {
        let changed = Preference.allCases.filter { new[$0] != preferences[$0] }
        let changes = changed.map { "\($0.name) \(text(new[$0], $0.kind))" }
        preferences = new
        return changes.isEmpty ? "preferences" : "preferences " + changes.joined(separator: ", ")
    }

    private func text(_ number: Double, _ kind: Preference.Kind) -> String {
        switch kind {
        case .flag: number == 0 ? "off" : "on"
        case .level: Figure.text(number)
        case .choice: kind.name(of: number) ?? ""
        }
    }

    private mutating func changes(_ new: Surroundings) -> String {
        var changes: [String] = []
        for (name, path) in TraceWords.surroundings where new[keyPath: path] != surroundings[keyPath: path] {
            changes.append("\(name) \(new[keyPath: path] ? "on" : "off")")
        }
        surroundings = new
        switch changes {
        case ["offline on"]: return "offline"
        case ["offline off"]: return "online"
        case let changes where changes.count == 1: return changes[0]
        default: return changes.isEmpty ? "surroundings" : "surroundings " + changes.joined(separator: ", ")
        }
    }
}
