import Nod

/// The events of a trace as words.
///
/// The same code reads and writes a line: given a value, a field writes and returns it, or returns the value that it
/// read instead. Lines of preferences and surroundings contain only the changes.
///
/// | line | event |
/// |---|---|
/// | `preferences haptic on, volume 0.5, celebrations full` | the names of ``Preference`` |
/// | `dark on`, `offline`, `surroundings dark on, offline on` | one change of the surroundings, or several at once |
/// | `press 7 primary scrolling` | without a role, a `button`; `scrolling`: where a finger may scroll |
/// | `acts 7 primary saves native` | what happens until `ended 7` is one interaction |
/// | `tap 7 completed leaves in 3 open 1 of 4` | `completed`: as shown; then its collections |
/// | `tap 7 reported toggles acts to 2` | a view reports its state, the app can only toggle it, its code runs meanwhile |
/// | `saved 7 as open completed 3 4`, `saved 7 completed none` | the resulting state, and the completed collections |
/// | `waiting 7 saved open wish completed to 2` | a change that an earlier run had not saved |
/// | `deleted at 7 item 7 message 2 actionable by 3` | any moment, because of a control |
/// | `hover on`, `focus off`, `toasts hidden on` | toasts are paused |
/// | `tuned` | written without its figures, so not read |
struct TraceLanguage {
    private var preferences = Preferences()
    private var surroundings = Surroundings()

    private static let named: [(name: String, path: WritableKeyPath<Surroundings, Bool> & Sendable)] = [
        ("reduceMotion", \.reducesMotion), ("dark", \.isDark), ("vibrates", \.canVibrate), ("sounds", \.canSound),
        ("hidden", \.isHidden), ("offline", \.isOffline), ("small", \.isSmall), ("native", \.hasNativeHaptics),
    ]
    /// An event for each verb, whose fields are read next.
    private static let verbs: [(word: String, event: Event)] =
        [
            ("seed", .seeded(1)), ("preferences", .preferences(Preferences())),
            ("surroundings", .surroundings(Surroundings())), ("profile", .profile(.standard)),
            ("press", .pressed(target: 0, role: .button)), ("release", .released(target: 0)),
            ("cancel", .cancelled(target: 0)), ("slideOff", .slidOff(target: 0)), ("slideBack", .slidBack(target: 0)),
            ("acts", .acted(target: 0)), ("ended", .ended(target: 0)),
            ("tap", .toggled(CompletionToggle(item: 0, isCompleted: false))),
            ("swipe", .toggled(CompletionToggle(item: 0, isCompleted: false, way: .swipe))),
            ("move", .moved(item: 0, spot: 0)), ("seen", .seen(item: 0)), ("saved", .saved(item: 0, completed: nil)),
            ("delivered", .delivered(item: 0)), ("refused", .refused(item: 0)), ("unreachable", .unreachable(item: 0)),
            ("waiting", .waiting(item: 0, saved: false, wish: false)), ("news", .news(item: 0, isCompleted: false)),
            ("reported", .reported(item: 0, isCompleted: false)), ("unobserved", .unobserved(item: 0)),
            ("forgotten", .forgotten(item: 0)), ("feel", .felt(Haptic(.light), cause: nil)),
            ("celebrate", .celebrated(.itemCompleted, target: 0, cause: nil)), ("scatter", .scattered(0, target: 0)),
            ("inform", .informed(message: 0, target: nil)), ("dismiss", .toastDismissed(0)), ("act", .toastActed(0)),
            ("hover", .toastsPaused(.hover, false)), ("focus", .toastsPaused(.focus, false)),
            ("toasts", .toastsPaused(.hidden, false)), ("load", .loading(place: 0, .idle)), ("tick", .tick),
            ("pressed", happened(.pressedButton)),
        ] + Moment.allCases.filter { $0.role == nil }.map { ("\($0)", happened($0)) }

    private static func happened(_ moment: Moment) -> Event {
        .happened(moment, target: nil, item: nil, message: nil, cause: nil)
    }

    /// Equal for all events of a verb.
    private static func kind(of event: Event) -> String {
        switch event {
        case .toggled(let toggle): "\(toggle.way)"
        case .toastsPaused(let pause, _): "\(pause)"
        case .happened(let moment, _, _, _, _, _): "moment \(moment.role == nil ? "\(moment)" : "pressed")"
        default: Mirror(reflecting: event).children.first?.label ?? "\(event)"
        }
    }
}

extension TraceLanguage {
    mutating func line(_ event: Event) -> String {
        let kind = Self.kind(of: event)
        var line = TraceLine()
        _ = try? line.word(Self.verbs.first { Self.kind(of: $0.event) == kind }?.word ?? kind)
        _ = try? fields(of: event, &line)
        let words = Array(line.words)
        guard words[0] == "surroundings", words.count == 3 else { return words.joined(separator: " ") }
        if words[1] == "offline" { return words[2] == "on" ? "offline" : "online" }
        return words[1...].joined(separator: " ")
    }

    mutating func event(_ line: inout TraceLine) throws(TraceError) -> Event {
        let verb = try line.word()
        if let known = Self.verbs.first(where: { $0.word == verb }) { return try fields(of: known.event, &line) }
        if verb == "offline" || verb == "online" {
            surroundings.isOffline = verb == "offline"
        } else {
            try change(verb, to: surroundings, &line)
        }
        return .surroundings(surroundings)
    }

    private mutating func fields(of event: Event, _ line: inout TraceLine) throws(TraceError) -> Event {
        switch event {
        case .tuned, .tick: return event
        case .seeded(let seed): return .seeded(UInt64(clamping: try line.int(Int(clamping: seed))))
        case .preferences(let new): return .preferences(try changed(to: new, &line))
        case .surroundings(let new): return .surroundings(try changed(to: new, &line))
        case .profile(let profile):
            return .profile(try line.either("child", or: "standard", profile == .child) ? .child : .standard)
        case .pressed(let target, let role, let mayScroll):
            let (target, role) = (try line.id(target), line.nameIfAny(role) ?? .button)
            return .pressed(target: target, role: role, mayScroll: line.has("scrolling", mayScroll))
        case .released(let target): return .released(target: try line.id(target))
        case .cancelled(let target): return .cancelled(target: try line.id(target))
        case .slidOff(let target): return .slidOff(target: try line.id(target))
        case .slidBack(let target): return .slidBack(target: try line.id(target))
        case .acted(let target, let role, let saves, let isNative):
            let (target, role) = (try line.id(target), line.nameIfAny(role))
            let saves = line.has("saves", saves)
            return .acted(target: target, role: role, saves: saves, isNative: line.has("native", isNative))
        case .ended(let target): return .ended(target: try line.id(target))
        case .toggled(let toggle): return .toggled(try self.toggle(toggle, &line))
        case .moved(let item, let spot):
            return .moved(item: try line.id(item), spot: try line.int(spot, after: "to"))
        case .seen(let item): return .seen(item: try line.id(item))
        case .saved(let item, let completed, let isCompleted):
            let item = try line.id(item)
            let state = line.has("as", isCompleted != nil) ? try line.isCompleted(isCompleted ?? false) : nil
            return .saved(item: item, completed: try collections(completed, &line), isCompleted: state)
        case .delivered(let item): return .delivered(item: try line.id(item))
        case .refused(let item, let message):
            return .refused(item: try line.id(item), message: try line.id(message, after: "message"))
        case .unreachable(let item): return .unreachable(item: try line.id(item))
        case .waiting(let item, let saved, let wish, let spot):
            let (item, saved) = (try line.id(item), try line.isCompleted(saved, after: "saved"))
            let wish = try line.isCompleted(wish, after: "wish")
            return .waiting(item: item, saved: saved, wish: wish, spot: try line.intIfAny(spot, after: "to"))
        case .news(let item, let state): return .news(item: try line.id(item), isCompleted: try line.isCompleted(state))
        case .reported(let item, let state):
            return .reported(item: try line.id(item), isCompleted: try line.isCompleted(state))
        case .unobserved(let item): return .unobserved(item: try line.id(item))
        case .forgotten(let item): return .forgotten(item: try line.id(item))
        case .felt(let haptic, let cause):
            let kind = try line.name(haptic.kind)
            let isFull = line.isWritten ? haptic.intensity == 1 : line.next.flatMap(Double.init) == nil
            let intensity = isFull ? 1 : try line.number(haptic.intensity)
            return .felt(Haptic(kind, intensity: intensity), cause: try line.id(cause, after: "by"))
        case .celebrated(let style, let target, let cause):
            let (style, target) = (try line.name(style), try line.id(target, after: "at") ?? target)
            return .celebrated(style, target: target, cause: try line.id(cause, after: "by"))
        case .scattered(let count, let target):
            return .scattered(try line.int(count), target: try line.id(target, after: "at") ?? target)
        case .informed(let message, let target, let isActionable):
            let (message, target) = (try line.id(message), try line.id(target, after: "at"))
            return .informed(message: message, target: target, isActionable: line.has("actionable", isActionable))
        case .happened(var moment, let target, let item, let message, let cause, let isActionable):
            if let role = moment.role { moment = .pressed(try line.name(role)) }
            let (target, item) = (try line.id(target, after: "at"), try line.id(item, after: "item"))
            let message = try line.id(message, after: "message")
            let isActionable = line.has("actionable", isActionable)
            let cause = try line.id(cause, after: "by")
            return .happened(
                moment,
                target: target,
                item: item,
                message: message,
                cause: cause,
                isActionable: isActionable
            )
        case .toastDismissed(let id): return .toastDismissed(try line.id(id))
        case .toastActed(let id): return .toastActed(try line.id(id))
        case .toastsPaused(let pause, let isOn):
            if pause == .hidden { try line.expect("hidden") }
            return .toastsPaused(pause, try line.isOn(isOn))
        case .loading(let place, let state): return .loading(place: try line.id(place), try line.name(state))
        }
    }

    private func toggle(_ given: CompletionToggle, _ line: inout TraceLine) throws(TraceError) -> CompletionToggle {
        var toggle = given
        toggle.item = try line.id(given.item)
        toggle.isCompleted = line.has("completed", given.isCompleted)
        toggle.leaves = line.has("leaves", given.leaves)
        toggle.isReported = line.has("reported", given.isReported)
        toggle.onlyToggles = line.has("toggles", given.onlyToggles)
        toggle.runsApp = line.has("acts", given.runsApp)
        toggle.isNative = line.has("native", given.isNative)
        toggle.collections = []
        var counts = given.collections[...]
        while line.has("in", !counts.isEmpty) {
            let count = counts.popFirst() ?? CollectionCount(collection: 0, open: 0, total: 0)
            let (id, open) = (try line.id(count.collection), try line.int(count.open, after: "open"))
            let total = try line.int(count.total, after: "of")
            toggle.collections.append(CollectionCount(collection: id, open: open, total: total))
        }
        toggle.spot = try line.intIfAny(given.spot, after: "to")
        return toggle
    }

    private func collections(_ given: [CollectionID]?, _ line: inout TraceLine) throws(TraceError) -> [CollectionID]? {
        guard line.has("completed", given != nil) else { return nil }
        if line.has("none", given?.isEmpty ?? false) { return [] }
        var (rest, collections) = (given?[...] ?? [], [CollectionID]())
        repeat { collections.append(try line.id(rest.popFirst() ?? 0)) } while !rest.isEmpty || line.next != nil
        return collections
    }

    private mutating func changed(to new: Preferences, _ line: inout TraceLine) throws(TraceError) -> Preferences {
        var rest = Preference.allCases.filter { line.isWritten && new[$0] != preferences[$0] }[...]
        while let next = rest.popFirst() ?? line.next.map({ _ in Preference.haptic }) {
            let preference = try line.name(next)
            switch preference.kind {
            case .flag: preferences[preference] = try line.isOn(new[preference] != 0) ? 1 : 0
            case .level: preferences[preference] = try line.number(new[preference])
            case .choice(let names):
                let word = try line.word(preference.kind.name(of: new[preference]) ?? "")
                guard let name = names.first(where: { $0.name == word }) else { throw line.error }
                preferences[preference] = name.number
            }
            if !rest.isEmpty { line.comma() }
        }
        return preferences
    }

    private mutating func changed(to new: Surroundings, _ line: inout TraceLine) throws(TraceError) -> Surroundings {
        var rest = Self.named.filter { line.isWritten && new[keyPath: $0.path] != surroundings[keyPath: $0.path] }[...]
        while let next = rest.popFirst()?.name ?? line.next {
            try change(try line.word(next), to: new, &line)
            if !rest.isEmpty { line.comma() }
        }
        return surroundings
    }

    private mutating func change(
        _ name: String,
        to new: Surroundings,
        _ line: inout TraceLine
    ) throws(TraceError) {
        guard let path = Self.named.first(where: { $0.name == name })?.path else { throw line.error }
        surroundings[keyPath: path] = try line.isOn(new[keyPath: path])
    }
}

/// The words of a line; commas are optional.
struct TraceLine {
    private(set) var words: ArraySlice<String> = []
    let error: TraceError
    let isWritten: Bool

    /// An empty line to write.
    init() {
        error = TraceError(line: 0, text: "")
        isWritten = true
    }

    /// A line to read.
    init(_ text: Substring, number: Int) {
        error = TraceError(line: number, text: String(text))
        isWritten = false
        let separators: Set<Character> = [" ", "\t", ",", "\r"]
        words = text.prefix { $0 != "#" }.split { separators.contains($0) }.map(String.init)[...]
    }

    /// The next word to read.
    var next: String? { isWritten ? nil : words.first }

    @discardableResult
    mutating func word(_ word: String = "") throws(TraceError) -> String {
        if isWritten {
            words.append(word)
            return word
        }
        guard let next = words.popFirst() else { throw error }
        return next
    }

    mutating func comma() { words[words.endIndex - 1] += "," }

    /// Whether a word is in the line, which it then leaves.
    mutating func has(_ word: String, _ isThere: Bool) -> Bool {
        if isWritten {
            if isThere { words.append(word) }
            return isThere
        }
        guard let place = words.firstIndex(of: word) else { return false }
        words.remove(at: place)
        return true
    }

    mutating func expect(_ word: String) throws(TraceError) {
        guard try self.word(word) == word else { throw error }
    }

    mutating func either(_ first: String, or second: String, _ isFirst: Bool) throws(TraceError) -> Bool {
        let word = try word(isFirst ? first : second)
        guard word == first || word == second else { throw error }
        return word == first
    }

    mutating func isOn(_ isOn: Bool) throws(TraceError) -> Bool { try either("on", or: "off", isOn) }

    mutating func isCompleted(_ isCompleted: Bool, after word: String? = nil) throws(TraceError) -> Bool {
        if let word { try expect(word) }
        return try either("completed", or: "open", isCompleted)
    }

    /// A case by its name.
    mutating func name<Value: CaseIterable>(_ value: Value) throws(TraceError) -> Value {
        let word = try word("\(value)")
        guard let value = Value.allCases.first(where: { "\($0)" == word }) else { throw error }
        return value
    }

    mutating func nameIfAny<Value: CaseIterable>(_ value: Value?) -> Value? {
        let found = isWritten ? value : Value.allCases.first { "\($0)" == next }
        return found.flatMap { try? name($0) }
    }

    mutating func id<Kind>(_ id: FeedbackID<Kind>) throws(TraceError) -> FeedbackID<Kind> {
        FeedbackID(try int(id.number))
    }

    mutating func id<Kind>(_ id: FeedbackID<Kind>?, after word: String) throws(TraceError) -> FeedbackID<Kind>? {
        try intIfAny(id?.number, after: word).map { FeedbackID($0) }
    }

    mutating func int(_ number: Int, after word: String? = nil) throws(TraceError) -> Int {
        if let word { try expect(word) }
        guard let number = Int(try self.word("\(number)")) else { throw error }
        return number
    }

    mutating func intIfAny(_ number: Int?, after word: String) throws(TraceError) -> Int? {
        has(word, number != nil) ? try int(number ?? 0) : nil
    }

    mutating func number(_ number: Double) throws(TraceError) -> Double {
        guard let number = Double(try word(Figure.text(number))), number.isFinite else { throw error }
        return number
    }
}
