import Chance
import Nod

/// A page or app out of its mind: any events, with any numbers.
struct WildEvents {
    private var chance: Chance

    init(_ chance: Chance) { self.chance = chance }

    /// Half of the sessions have a clock as the engine wants it, and come to rest; the others any times at all.
    ///
    /// - Throws: a ``Fault`` where the session never comes to rest.
    mutating func run() throws {
        var session = FeedbackSession(seed: chance.next())
        let hasClock = chance.hits(oneIn: 2)
        var now = 0.0
        for _ in 0..<(1 + chance.below(200)) {
            now = hasClock ? now + abs(step()) : number()
            _ = session.handle(event(), in: chance.hits(oneIn: 10) ? context() : nil, at: now)
        }
        guard hasClock else { return }
        var ticks = 0
        while let deadline = session.deadline {
            now = max(now, deadline)
            _ = session.handle(.tick, at: now)
            ticks += 1
            if ticks > 10_000 { throw Fault("a session that is never at rest, at \(now)") }
        }
    }

    private mutating func step() -> Double {
        chance.hits(oneIn: 20)
            ? chance.one(of: [1e9, .leastNonzeroMagnitude, 86_400]) : Double.random(in: 0...4, using: &chance)
    }

    private mutating func number() -> Double {
        chance.one(of: [
            .nan, .signalingNaN, .infinity, -.infinity, -0.0, -1, 1e300, -1e300, .leastNonzeroMagnitude,
            .greatestFiniteMagnitude, 1e18, 0x1p53, 0.5, 1, Double.random(in: -10...1000, using: &chance),
        ])
    }

    private mutating func integer() -> Int {
        chance.below(8) > 0 ? chance.below(6) : chance.one(of: [.max, .min, -1, 1 << 31, -1 << 31, 1 << 53])
    }

    private mutating func id<Kind>() -> FeedbackID<Kind> { FeedbackID(integer()) }
    private mutating func perhaps<Kind>() -> FeedbackID<Kind>? { isOn ? id() : nil }
    private var isOn: Bool { mutating get { chance.hits(oneIn: 2) } }
    private mutating func any<Case: CaseIterable>(_: Case.Type) -> Case { chance.one(of: Array(Case.allCases)) }
}

extension WildEvents {
    private mutating func event() -> Event {
        switch chance.below(9) {
        case 0: press()
        case 1: .toggled(toggle())
        case 2: answer()
        case 3: moment()
        case 4: toast()
        case 5: change()
        case 6: .loading(place: id(), any(LoadState.self))
        case 7: .moved(item: id(), spot: integer())
        default: .tick
        }
    }

    private mutating func press() -> Event {
        switch chance.below(7) {
        case 0: .pressed(target: id(), role: any(PressRole.self), mayScroll: isOn)
        case 1: .released(target: id())
        case 2: .cancelled(target: id())
        case 3: .slidOff(target: id())
        case 4: .slidBack(target: id())
        case 5: .acted(target: id(), role: isOn ? any(PressRole.self) : nil, saves: isOn, isNative: isOn)
        default: .ended(target: id())
        }
    }

    private mutating func toggle() -> CompletionToggle {
        let collections = (0..<chance.below(4)).map { _ in
            CollectionCount(collection: id(), open: integer(), total: integer())
        }
        return CompletionToggle(
            item: id(),
            isCompleted: isOn,
            way: any(CompletionToggle.Way.self),
            leaves: isOn,
            collections: collections,
            spot: isOn ? integer() : nil
        )
    }

    private mutating func answer() -> Event {
        switch chance.below(7) {
        case 0: .seen(item: id())
        case 1: .saved(item: id(), completed: isOn ? (0..<chance.below(3)).map { _ in id() } : nil)
        case 2: .refused(item: id(), message: perhaps())
        case 3: .unreachable(item: id())
        case 4: .waiting(item: id(), saved: isOn, wish: isOn, spot: isOn ? integer() : nil)
        case 5: .news(item: id(), isCompleted: isOn)
        default: .forgotten(item: id())
        }
    }

    private mutating func moment() -> Event {
        switch chance.below(5) {
        case 0: .felt(haptic(), cause: perhaps())
        case 1: .celebrated(any(CelebrationStyle.self), target: id(), cause: perhaps())
        case 2: .scattered(integer(), target: id())
        case 3: .informed(message: id(), target: perhaps(), isActionable: isOn)
        default:
            .happened(
                any(Moment.self),
                target: perhaps(),
                item: perhaps(),
                message: perhaps(),
                cause: perhaps(),
                isActionable: isOn
            )
        }
    }

    private mutating func toast() -> Event {
        switch chance.below(3) {
        case 0: .toastDismissed(id())
        case 1: .toastActed(id())
        default: .toastsPaused(any(ToastQueue.Pause.self), isOn)
        }
    }
}

extension WildEvents {
    private mutating func change() -> Event {
        switch chance.below(5) {
        case 0: .seeded(chance.next())
        case 1: .preferences(preferences())
        case 2: .surroundings(surroundings())
        case 3: .profile(isOn ? .child : .standard)
        default: .tuned(tuning())
        }
    }

    private mutating func haptic() -> Haptic {
        var haptic = Haptic(any(HapticKind.self), intensity: number())
        if isOn { haptic.intensity = number() }
        return haptic
    }

    private mutating func preferences() -> Preferences {
        var preferences = Preferences()
        for preference in Preference.allCases where isOn { preferences[preference] = number() }
        if isOn { preferences.soundVolume = number() }
        return preferences
    }

    private mutating func surroundings() -> Surroundings {
        var surroundings = Surroundings()
        let flags: [WritableKeyPath<Surroundings, Bool>] = [
            \.reducesMotion, \.isDark, \.canVibrate, \.hasNativeHaptics, \.canSound, \.isHidden, \.isOffline, \.isSmall,
        ]
        for flag in flags where isOn { surroundings[keyPath: flag].toggle() }
        return surroundings
    }

    private mutating func tuning() -> Tuning {
        var tuning = Tuning(profile: isOn ? .child : .standard)
        for figure in Figure.allCases where isOn { tuning[figure] = number() }
        for _ in 0..<chance.below(3) {
            let replacement = Replacement(any(Moment.self), haptic: .replaced(haptic()), sound: .removed)
            tuning.design.replacements.append(replacement)
        }
        return tuning
    }

    private mutating func context() -> FeedbackContext {
        FeedbackContext(preferences: preferences(), tuning: tuning(), reducesMotion: isOn, isDark: isOn)
    }
}
