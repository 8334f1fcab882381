import Nod

struct TraceParser {
    private(set) var seed: UInt64 = 1
    private(set) var entries: [Trace.Entry] = []
    private(set) var end = 0.0
    private var time = 0.0
    private var preferences = Preferences()
    private var surroundings = Surroundings()

    mutating func read(_ text: Substring, number: Int) throws(TraceError) {
        var line = TraceLine(text, number: number)
        guard let first = line.peek else { return }
        if let seconds = Double(first) {
            guard seconds >= time, seconds.isFinite else {
                throw line.wrong(["a time from \(Figure.text(time)) on"])
            }
            line.skip()
            time = seconds
        }
        let verb = try line.word(TraceWords.verbs)
        switch verb {
        case "seed": seed = UInt64(clamping: try line.int("a number from 0 on"))
        case "until": end = try line.number("seconds")
        default: entries.append(Trace.Entry(time, try event(verb, &line)))
        }
        try line.finish()
    }
}

extension TraceParser {
    private mutating func event(_ verb: String, _ line: inout TraceLine) throws(TraceError) -> Event {
        switch verb {
        case "preferences": return .preferences(try changedPreferences(&line))
        case "surroundings": return .surroundings(try changedSurroundings(&line))
        case "offline", "online": return .surroundings(surrounded(\.isOffline, verb == "offline"))
        case "profile":
            return .profile(try line.choice([("standard", Profile.standard), ("child", Profile.child)]))
        case "press":
            let target: TargetID = try line.id("a target")
            let role = try role(&line) ?? .button
            return .pressed(target: target, role: role, mayScroll: line.skip(if: "scrolling"))
        case "release": return .released(target: try line.id("a target"))
        case "cancel": return .cancelled(target: try line.id("a target"))
        case "slideOff": return .slidOff(target: try line.id("a target"))
        case "slideBack": return .slidBack(target: try line.id("a target"))
        case "acts":
            let target: TargetID = try line.id("a target")
            let role = try role(&line)
            return .acted(target: target, role: role, saves: line.skip(if: "saves"), isNative: line.skip(if: "native"))
        case "ended": return .ended(target: try line.id("a target"))
        case "tap": return .toggled(try toggle(.check, &line))
        case "swipe": return .toggled(try toggle(.swipe, &line))
        case "dismiss": return .toastDismissed(try line.id("a toast"))
        case "act": return .toastActed(try line.id("a toast"))
        case "hover": return .toastsPaused(.hover, try line.choice(TraceWords.switches))
        case "focus": return .toastsPaused(.focus, try line.choice(TraceWords.switches))
        case "toasts":
            return .toastsPaused(try line.choice(TraceWords.pauses), try line.choice(TraceWords.switches))
        case "load": return .loading(place: try line.id("a place"), try line.choice(TraceWords.loads))
        case "tick": return .tick
        default: return try saveOrMoment(verb, &line)
        }
    }

    private mutating func saveOrMoment(_ verb: String, _ line: inout TraceLine) throws(TraceError) -> Event {
        switch verb {
        case "saved":
            let item: ItemID = try line.id("an item")
            let isCompleted = line.skip(if: "as") ? try line.choice(TraceWords.sides) : nil
            return .saved(item: item, completed: try completedCollections(&line), isCompleted: isCompleted)
        case "delivered": return .delivered(item: try line.id("an item"))
        case "reported": return .reported(item: try line.id("an item"), isCompleted: try line.choice(TraceWords.sides))
        case "unobserved": return .unobserved(item: try line.id("an item"))
        case "seen": return .seen(item: try line.id("an item"))
        case "move":
            let item: ItemID = try line.id("an item")
            try line.expect("to")
            return .moved(item: item, spot: try line.int("a spot"))
        case "refused":
            let item: ItemID = try line.id("an item")
            return .refused(item: item, message: line.skip(if: "message") ? try line.id("a message") : nil)
        case "unreachable": return .unreachable(item: try line.id("an item"))
        case "forgotten": return .forgotten(item: try line.id("an item"))
        case "news": return .news(item: try line.id("an item"), isCompleted: try line.choice(TraceWords.sides))
        case "waiting": return try waiting(&line)
        case "feel": return try touch(&line)
        case "celebrate": return try celebration(&line)
        case "scatter":
            let count = try line.int("particles")
            try line.expect("at")
            return .scattered(count, target: try line.id("a target"))
        case "inform":
            let message: MessageID = try line.id("a message")
            let target = try place(&line)
            return .informed(message: message, target: target, isActionable: line.skip(if: "actionable"))
        case "pressed": return try happening(.pressed(try line.choice(TraceWords.roles)), &line)
        default:
            if let moment = TraceWords.moments.first(where: { $0.0 == verb }) { return try happening(moment.1, &line) }
            for (name, path) in TraceWords.surroundings where name == verb {
                return .surroundings(surrounded(path, try line.choice(TraceWords.switches)))
            }
            throw TraceError(line: line.number, found: verb, allowed: TraceWords.verbs)
        }
    }
}

extension TraceParser {
    private mutating func changedPreferences(_ line: inout TraceLine) throws(TraceError) -> Preferences {
        while !line.isOver {
            let preference = try line.choice(TraceWords.preferences)
            preferences[preference] =
                switch preference.kind {
                case .flag: try line.choice(TraceWords.switches) ? 1 : 0
                case .level: try line.number("0…1")
                case .choice(let names): try line.choice(names.map { ($0.name, $0.number) })
                }
        }
        return preferences
    }

    private mutating func changedSurroundings(_ line: inout TraceLine) throws(TraceError) -> Surroundings {
        while !line.isOver {
            let path = try line.choice(TraceWords.surroundings)
            surroundings[keyPath: path] = try line.choice(TraceWords.switches)
        }
        return surroundings
    }

    private mutating func surrounded(_ path: WritableKeyPath<Surroundings, Bool>, _ isOn: Bool) -> Surroundings {
        surroundings[keyPath: path] = isOn
        return surroundings
    }

    private func toggle(_ way: CompletionToggle.Way, _ line: inout TraceLine) throws(TraceError) -> CompletionToggle {
        var toggle = CompletionToggle(item: try line.id("an item"), isCompleted: false, way: way)
        while !line.isOver {
            switch try line.word(["completed", "leaves", "reported", "toggles", "acts", "native", "in", "to"]) {
            case "completed": toggle.isCompleted = true
            case "leaves": toggle.leaves = true
            case "reported": toggle.isReported = true
            case "toggles": toggle.onlyToggles = true
            case "acts": toggle.runsApp = true
            case "native": toggle.isNative = true
            case "to": toggle.spot = try line.int("a spot")
            default: toggle.collections.append(try collection(&line))
            }
        }
        return toggle
    }

    private func collection(_ line: inout TraceLine) throws(TraceError) -> CollectionCount {
        let id: CollectionID = try line.id("a collection")
        try line.expect("open")
        let open = try line.int("how many are open")
        try line.expect("of")
        return CollectionCount(collection: id, open: open, total: try line.int("how many there are"))
    }

    private func completedCollections(_ line: inout TraceLine) throws(TraceError) -> [CollectionID]? {
        if line.isOver { return nil }
        try line.expect("completed")
        if line.peek == "none" {
            line.skip()
            return []
        }
        var collections: [CollectionID] = [try line.id("none, or collections")]
        while !line.isOver { collections.append(try line.id("a collection")) }
        return collections
    }

    private func waiting(_ line: inout TraceLine) throws(TraceError) -> Event {
        let item: ItemID = try line.id("an item")
        try line.expect("saved")
        let saved = try line.choice(TraceWords.sides)
        try line.expect("wish")
        let wish = try line.choice(TraceWords.sides)
        return .waiting(item: item, saved: saved, wish: wish, spot: line.skip(if: "to") ? try line.int("a spot") : nil)
    }

    private func happening(_ moment: Moment, _ line: inout TraceLine) throws(TraceError) -> Event {
        let target = try place(&line)
        var item: ItemID?
        var message: MessageID?
        var cause: TargetID?
        var isActionable = false
        while !line.isOver {
            switch try line.word(["item", "message", "actionable", "by"]) {
            case "item": item = try line.id("an item")
            case "message": message = try line.id("a message")
            case "actionable": isActionable = true
            default: cause = try line.id("a control")
            }
        }
        return .happened(
            moment,
            target: target,
            item: item,
            message: message,
            cause: cause,
            isActionable: isActionable
        )
    }

    /// Where it is drawn, if anywhere.
    private func place(_ line: inout TraceLine) throws(TraceError) -> TargetID? {
        line.skip(if: "at") ? try line.id("a target") : nil
    }

    private func celebration(_ line: inout TraceLine) throws(TraceError) -> Event {
        let style = try line.choice(TraceWords.styles)
        try line.expect("at")
        let target: TargetID = try line.id("a target")
        let cause: TargetID? = line.skip(if: "by") ? try line.id("a control") : nil
        return .celebrated(style, target: target, cause: cause)
    }

    private func touch(_ line: inout TraceLine) throws(TraceError) -> Event {
        let kind = try line.choice(TraceWords.haptics)
        let intensity = line.isOver || line.peek == "by" ? 1 : try line.number("0…1")
        var cause: TargetID?
        if line.skip(if: "by") { cause = try line.id("a control") }
        return .felt(Haptic(kind, intensity: intensity), cause: cause)
    }

    private func role(_ line: inout TraceLine) throws(TraceError) -> PressRole? {
        guard let word = line.peek, !["scrolling", "saves", "native"].contains(word) else { return nil }
        return try line.choice(TraceWords.roles)
    }
}
