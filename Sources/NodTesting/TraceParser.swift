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
        guard let first = line.next else { return }
        if Double(first) != nil {
            let seconds = try line.number()
            guard seconds >= time else { throw line.error }
            time = seconds
        }
        let verb = try line.word()
        switch verb {
        case "seed": seed = UInt64(clamping: try line.int())
        case "until": end = try line.number()
        default: entries.append(Trace.Entry(time, try event(verb, &line)))
        }
        if line.next != nil { throw line.error }
    }
}

extension TraceParser {
    private mutating func event(_ verb: String, _ line: inout TraceLine) throws(TraceError) -> Event {
        switch verb {
        case "preferences": return .preferences(try changedPreferences(&line))
        case "surroundings":
            while line.next != nil { try change(line.word(), &line) }
            return .surroundings(surroundings)
        case "offline", "online":
            surroundings.isOffline = verb == "offline"
            return .surroundings(surroundings)
        case "profile": return .profile(try line.either("child", or: "standard") ? .child : .standard)
        case "press":
            let target: TargetID = try line.id()
            let role = try role(&line) ?? .button
            return .pressed(target: target, role: role, mayScroll: line.skip("scrolling"))
        case "release": return .released(target: try line.id())
        case "cancel": return .cancelled(target: try line.id())
        case "slideOff": return .slidOff(target: try line.id())
        case "slideBack": return .slidBack(target: try line.id())
        case "acts":
            let target: TargetID = try line.id()
            let role = try role(&line)
            return .acted(target: target, role: role, saves: line.skip("saves"), isNative: line.skip("native"))
        case "ended": return .ended(target: try line.id())
        case "tap": return .toggled(try toggle(.check, &line))
        case "swipe": return .toggled(try toggle(.swipe, &line))
        case "dismiss": return .toastDismissed(try line.id())
        case "act": return .toastActed(try line.id())
        case "hover": return .toastsPaused(.hover, try line.isOn())
        case "focus": return .toastsPaused(.focus, try line.isOn())
        case "toasts": return .toastsPaused(try line.name(), try line.isOn())
        case "load": return .loading(place: try line.id(), try line.name())
        case "tick": return .tick
        default: return try saveOrMoment(verb, &line)
        }
    }

    private mutating func saveOrMoment(_ verb: String, _ line: inout TraceLine) throws(TraceError) -> Event {
        switch verb {
        case "saved":
            let item: ItemID = try line.id()
            let isCompleted = line.skip("as") ? try line.isCompleted() : nil
            return .saved(item: item, completed: try completedCollections(&line), isCompleted: isCompleted)
        case "delivered": return .delivered(item: try line.id())
        case "reported": return .reported(item: try line.id(), isCompleted: try line.isCompleted())
        case "unobserved": return .unobserved(item: try line.id())
        case "seen": return .seen(item: try line.id())
        case "move":
            let item: ItemID = try line.id()
            try line.expect("to")
            return .moved(item: item, spot: try line.int())
        case "refused":
            let item: ItemID = try line.id()
            return .refused(item: item, message: line.skip("message") ? try line.id() : nil)
        case "unreachable": return .unreachable(item: try line.id())
        case "forgotten": return .forgotten(item: try line.id())
        case "news": return .news(item: try line.id(), isCompleted: try line.isCompleted())
        case "waiting": return try waiting(&line)
        case "feel":
            let kind: HapticKind = try line.name()
            let intensity = line.next == nil || line.next == "by" ? 1 : try line.number()
            return .felt(Haptic(kind, intensity: intensity), cause: try target(&line, after: "by"))
        case "celebrate":
            let style: CelebrationStyle = try line.name()
            try line.expect("at")
            return .celebrated(style, target: try line.id(), cause: try target(&line, after: "by"))
        case "scatter":
            let count = try line.int()
            try line.expect("at")
            return .scattered(count, target: try line.id())
        case "inform":
            let message: MessageID = try line.id()
            let target = try target(&line, after: "at")
            return .informed(message: message, target: target, isActionable: line.skip("actionable"))
        case "pressed": return try happening(.pressed(try line.name()), &line)
        default:
            if let moment = Moment.allCases.first(where: { $0.role == nil && "\($0)" == verb }) {
                return try happening(moment, &line)
            }
            try change(verb, &line)
            return .surroundings(surroundings)
        }
    }

    private mutating func changedPreferences(_ line: inout TraceLine) throws(TraceError) -> Preferences {
        while line.next != nil {
            let preference: Preference = try line.name()
            switch preference.kind {
            case .flag: preferences[preference] = try line.isOn() ? 1 : 0
            case .level: preferences[preference] = try line.number()
            case .choice(let names):
                guard let name = names.first(where: { $0.name == line.next }) else { throw line.error }
                preferences[preference] = name.number
                _ = line.skip(name.name)
            }
        }
        return preferences
    }

    private mutating func change(_ word: String, _ line: inout TraceLine) throws(TraceError) {
        guard let path = TraceWords.surroundings.first(where: { $0.0 == word })?.1 else { throw line.error }
        surroundings[keyPath: path] = try line.isOn()
    }

    private func toggle(_ way: CompletionToggle.Way, _ line: inout TraceLine) throws(TraceError) -> CompletionToggle {
        var toggle = CompletionToggle(item: try line.id(), isCompleted: false, way: way)
        while line.next != nil {
            switch try line.word() {
            case "completed": toggle.isCompleted = true
            case "leaves": toggle.leaves = true
            case "reported": toggle.isReported = true
            case "toggles": toggle.onlyToggles = true
            case "acts": toggle.runsApp = true
            case "native": toggle.isNative = true
            case "to": toggle.spot = try line.int()
            case "in": toggle.collections.append(try collection(&line))
            default: throw line.error
            }
        }
        return toggle
    }

    private func collection(_ line: inout TraceLine) throws(TraceError) -> CollectionCount {
        let id: CollectionID = try line.id()
        try line.expect("open")
        let open = try line.int()
        try line.expect("of")
        return CollectionCount(collection: id, open: open, total: try line.int())
    }

    private func completedCollections(_ line: inout TraceLine) throws(TraceError) -> [CollectionID]? {
        guard line.skip("completed") else { return nil }
        if line.skip("none") { return [] }
        var collections: [CollectionID] = [try line.id()]
        while line.next != nil { collections.append(try line.id()) }
        return collections
    }

    private func waiting(_ line: inout TraceLine) throws(TraceError) -> Event {
        let item: ItemID = try line.id()
        try line.expect("saved")
        let saved = try line.isCompleted()
        try line.expect("wish")
        let wish = try line.isCompleted()
        return .waiting(item: item, saved: saved, wish: wish, spot: line.skip("to") ? try line.int() : nil)
    }

    private func happening(_ moment: Moment, _ line: inout TraceLine) throws(TraceError) -> Event {
        let target = try target(&line, after: "at")
        let item: ItemID? = line.skip("item") ? try line.id() : nil
        let message: MessageID? = line.skip("message") ? try line.id() : nil
        let isActionable = line.skip("actionable")
        let cause = try self.target(&line, after: "by")
        return .happened(
            moment,
            target: target,
            item: item,
            message: message,
            cause: cause,
            isActionable: isActionable
        )
    }

    private func target(_ line: inout TraceLine, after word: String) throws(TraceError) -> TargetID? {
        line.skip(word) ? try line.id() : nil
    }

    private func role(_ line: inout TraceLine) throws(TraceError) -> PressRole? {
        guard let word = line.next, !["scrolling", "saves", "native"].contains(word) else { return nil }
        return try line.name()
    }
}

/// The words of a line; commas are optional.
private struct TraceLine {
    let error: TraceError
    private var words: ArraySlice<Substring>

    init(_ text: Substring, number: Int) {
        error = TraceError(line: number, text: String(text))
        words = text.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" || $0 == "," || $0 == "\r" }[...]
    }

    var next: String? { words.first.map(String.init) }

    mutating func word() throws(TraceError) -> String {
        guard let word = words.popFirst() else { throw error }
        return String(word)
    }

    /// Skips a word, if it is the next one.
    mutating func skip(_ word: String) -> Bool {
        guard next == word else { return false }
        words.removeFirst()
        return true
    }

    mutating func expect(_ word: String) throws(TraceError) {
        guard skip(word) else { throw error }
    }

    mutating func either(_ first: String, or second: String) throws(TraceError) -> Bool {
        if skip(first) { return true }
        try expect(second)
        return false
    }

    mutating func isOn() throws(TraceError) -> Bool { try either("on", or: "off") }
    mutating func isCompleted() throws(TraceError) -> Bool { try either("completed", or: "open") }

    /// A case by its name.
    mutating func name<Value: CaseIterable>() throws(TraceError) -> Value {
        let word = try word()
        guard let value = Value.allCases.first(where: { "\($0)" == word }) else { throw error }
        return value
    }

    mutating func id<Kind>() throws(TraceError) -> FeedbackID<Kind> { FeedbackID(try int()) }

    mutating func int() throws(TraceError) -> Int {
        guard let number = Int(try word()) else { throw error }
        return number
    }

    mutating func number() throws(TraceError) -> Double {
        guard let number = Double(try word()), number.isFinite else { throw error }
        return number
    }
}
