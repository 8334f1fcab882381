import Nod
import NodTesting

/// A person, a device and a server with random behaviour: a random trace, run as it is generated.
///
/// Requests are answered late, refused or lost; the person taps fast, waits long, and changes settings in between. Times
/// are whole milliseconds, so that the printed trace equals the one that was run.
struct Simulation {
    private(set) var world: World
    /// The initial session.
    let first: FeedbackSession
    private var generator: SeededGenerator
    private var milliseconds = 0
    private var events = 0
    private var replies: [(due: Int, item: ItemID)] = []
    /// Items whose views report their state; the app can only toggle the last one.
    private var observed: Set<ItemID> = []
    private let isStorm: Bool
    /// The profile for adults.
    private let profile: Profile

    static let items = 4
    static let mostEvents = 60
    /// The app's text for a refused move.
    static let movesBack: MessageID = 4
    /// Kept for the end, when every request is answered.
    private static let reserve = 16

    /// - Parameter tuning: the app's feedback.
    init(seed: UInt64, tuning: Tuning = Tuning()) {
        profile = tuning.profile
        var session = FeedbackSession()
        _ = session.handle(.tuned(tuning), at: 0)
        first = session
        world = World(items: Simulation.items, session: session, tuning: tuning)
        generator = SeededGenerator(seed: seed)
        isStorm = generator.next() % 10 == 0
        world.start(with: [false] + (1...Simulation.items).map { _ in chance(4) })
        if chance(2) { observed = [3, 4] }
    }

    mutating func run() {
        restoreWishes()
        let most = 1 + random(Simulation.mostEvents - Simulation.reserve)
        while events < most && oracle.violation == nil { next() }
        world.finish()
    }

    private var oracle: Oracle { world.oracle }
}

extension Simulation {
    private mutating func random(_ count: Int) -> Int { Int(generator.next() >> 33) % count }
    private mutating func chance(_ oneIn: Int) -> Bool { random(oneIn) == 0 }

    private mutating func pause() -> Int {
        if isStorm { return random(60) }
        switch random(10) {
        case 0...2: return 0
        case 3...6: return random(300)
        case 7...8: return random(2000)
        default: return random(12000)
        }
    }

    private mutating func next() {
        let time = milliseconds + pause()
        answerRequests(before: time)
        milliseconds = time
        world.tick(before: Double(time) / 1000)
        person()
    }

    /// Sends an event, after everything due before it, as a performer does.
    private mutating func happen(_ event: Event, arrives: Bool = false) {
        events += 1
        let time = Double(milliseconds) / 1000
        world.tick(before: time)
        guard oracle.violation == nil else { return }
        world.now = time
        world.happen(event, arrives: arrives)
        for case .send(let request) in world.steps.last?.effects ?? [] {
            replies.append((milliseconds + (chance(3) ? 0 : random(1500)), request.item))
        }
    }

    private mutating func become(_ path: WritableKeyPath<Surroundings, Bool>, _ isOn: Bool) {
        var surroundings = oracle.surroundings
        surroundings[keyPath: path] = isOn
        happen(.surroundings(surroundings))
    }
}

extension Simulation {
    private mutating func answerRequests(before time: Int) {
        while let index = replies.indices.min(by: { replies[$0].due < replies[$1].due }), replies[index].due <= time,
            events < Simulation.mostEvents - Simulation.reserve / 2
        {
            let (due, item) = replies.remove(at: index)
            milliseconds = max(milliseconds, due)
            guard let request = world.request(of: item) else { continue }
            if oracle.items[item].reported != nil && !request.isMove { return report(item, after: request) }
            switch random(10) {
            case 0: happen(.refused(item: item, message: request.isMove ? Simulation.movesBack : nil))
            case 1, 2: lose(item)
            default: save(request)
            }
        }
    }

    /// Asks the app, whose views report later or disappear.
    private mutating func report(_ item: ItemID, after request: SaveRequest) {
        if !oracle.items[item].isDelivered {
            replies.append((milliseconds + random(4000), item))
            happen(.delivered(item: item))
        } else if chance(6) {
            observed.remove(item)
            happen(.unobserved(item: item))
        } else {
            happen(.reported(item: item, isCompleted: request.isCompleted != chance(4)))
        }
    }

    private mutating func save(_ request: SaveRequest) {
        var completed: [CollectionID]?
        if chance(3) { completed = Collections.of(request.item).filter { _ in chance(2) } }
        let isCompleted = chance(4) && !request.isMove ? request.isCompleted != chance(3) : nil
        happen(.saved(item: request.item, completed: completed, isCompleted: isCompleted))
    }

    private mutating func lose(_ item: ItemID) {
        happen(.unreachable(item: item), arrives: chance(2))
        if chance(2) { become(\.isOffline, true) }
    }

    private mutating func restoreWishes() {
        guard chance(5) else { return }
        if chance(2) { become(\.isOffline, true) }
        for item: ItemID in [1, 2] {
            let spot = chance(3) ? 1 + random(5) : nil
            let isMove = spot != nil && chance(2)
            let saved = world.server(has: item)
            happen(.waiting(item: item, saved: saved, wish: isMove ? saved : !saved, spot: spot))
        }
    }
}

extension Simulation {
    private mutating func person() {
        if isStorm { return storm() }
        switch random(100) {
        case 0..<38: tap()
        case 38..<46: move()
        case 46: press()
        case 47: happen(.felt(Haptic(HapticKind.allCases[random(7)]), cause: chance(2) ? nil : button()))
        case 48..<50: happen(.seen(item: item()))
        case 50..<60: happen(moment(), at: button())
        case 60..<70: changeSurroundings()
        case 70..<75: changePreferences()
        case 75..<77: happen(.profile(chance(2) ? .child : profile))
        case 77..<82: news()
        case 82..<84: forget()
        case 84..<91: useToast()
        case 91..<93: happen(.toastsPaused(chance(2) ? .hover : .focus, chance(2)))
        case 93..<98: act()
        default: happen(.loading(place: TargetID(1 + random(2)), LoadState.allCases[random(6)]))
        }
    }

    private mutating func item() -> ItemID { ItemID(1 + random(Simulation.items)) }
    private mutating func button() -> TargetID { TargetID(6 + random(3)) }

    private mutating func storm() {
        switch random(3) {
        case 0: tap()
        case 1: happen(.collectionCompleted, at: 6)
        default: happen(chance(2) ? .firstCapture : .captured, at: 7)
        }
    }

    /// Moves an item; a completed one is reopened at its new place.
    private mutating func move() {
        let item = item()
        guard !oracle.isForgotten(item) else { return press() }
        let spot = 1 + random(5)
        if oracle.isCompleted(item) {
            var toggle = CompletionToggle(item: item, isCompleted: true, leaves: !chance(3), spot: spot)
            toggle.isReported = observed.contains(item)
            happen(.toggled(toggle))
        } else {
            happen(.moved(item: item, spot: spot))
        }
    }

    private mutating func tap() {
        let item = item()
        guard !oracle.isForgotten(item) else { return press() }
        if chance(6) { happen(.pressed(target: TargetID(item), role: PressRole.allCases[random(6)])) }
        if chance(8) { happen(.released(target: TargetID(item))) }
        let counts = Collections.of(item).map { collection in
            let members = Collections.items(of: collection)
            let open = members.filter { !oracle.isCompleted($0) }.count
            return CollectionCount(collection: collection, open: open, total: members.count)
        }
        var toggle = CompletionToggle(
            item: item,
            isCompleted: oracle.items[item].reported ?? oracle.isCompleted(item),
            way: chance(4) ? .swipe : .check,
            leaves: !chance(3),
            collections: counts
        )
        toggle.isReported = observed.contains(item)
        toggle.onlyToggles = item == 4
        toggle.runsApp = chance(4)
        toggle.isNative = chance(3)
        let isWhole = toggle.runsApp && oracle.acting == nil
        happen(.toggled(toggle))
        guard isWhole else { return }
        for _ in 0..<random(3) { answer(to: TargetID(item)) }
        happen(.tick)
    }

    /// Presses a button that does several things, or saves and answers later.
    private mutating func act() {
        let button = button()
        let role = chance(4) ? nil : PressRole.allCases[random(6)]
        if chance(2) { happen(.pressed(target: button, role: role ?? .card, mayScroll: chance(2))) }
        if chance(3) { happen(chance(4) ? .cancelled(target: button) : .released(target: button)) }
        happen(.acted(target: button, role: role, saves: role != nil && chance(3), isNative: chance(3)))
        for _ in 0..<random(4) { answer(to: button) }
        happen(.ended(target: button))
        if chance(2) { milliseconds += random(2000) }
        if chance(3) { answer(to: button) }
    }

    private mutating func answer(to button: TargetID) {
        switch random(6) {
        case 0, 1: tap()
        case 2: happen(.felt(Haptic(HapticKind.allCases[random(7)], intensity: Double(random(10)) / 10), cause: button))
        case 3:
            happen(.acted(target: 5, role: chance(2) ? .icon : nil))
            tap()
            happen(.ended(target: 5))
        default: happen(moment(), at: self.button(), cause: button)
        }
    }

    private mutating func press() {
        let target = TargetID(1 + random(7))
        switch random(6) {
        case 0, 1: happen(.pressed(target: target, role: PressRole.allCases[random(6)], mayScroll: chance(2)))
        case 3: happen(.slidOff(target: target))
        case 4: happen(.slidBack(target: target))
        case 2: happen(.released(target: target))
        default: happen(.cancelled(target: target))
        }
    }

    /// Moments other than those of checks and presses.
    private static let moments = Moment.allCases.filter {
        $0.role == nil && ![.completed, .reopened, .itemCompleted].contains($0)
    }

    private mutating func moment() -> Moment { Self.moments[random(Self.moments.count)] }

    private mutating func happen(_ moment: Moment, at target: TargetID, cause: TargetID? = nil) {
        let item = moment == .deleted ? ItemID(10 + random(3)) : nil
        let message = MessageID(1 + random(3))
        happen(
            .happened(moment, target: target, item: item, message: message, cause: cause, isActionable: chance(2))
        )
    }

    private mutating func changeSurroundings() {
        switch random(9) {
        case 8: become(\.hasNativeHaptics, !oracle.surroundings.hasNativeHaptics)
        case 0, 1: become(\.reducesMotion, !oracle.surroundings.reducesMotion)
        case 2, 3: become(\.isOffline, !oracle.surroundings.isOffline)
        case 4: become(\.isHidden, !oracle.surroundings.isHidden)
        case 5: become(\.canVibrate, !oracle.surroundings.canVibrate)
        case 6: become(\.isSmall, !oracle.surroundings.isSmall)
        default: become(\.isDark, !oracle.surroundings.isDark)
        }
    }

    private mutating func changePreferences() {
        var preferences = oracle.preferences
        switch random(6) {
        case 0: preferences.completionHapticEnabled.toggle()
        case 1: preferences.completionSoundEnabled.toggle()
        case 2: preferences.otherHapticsEnabled.toggle()
        case 3: preferences.otherSoundsEnabled.toggle()
        case 4: preferences.motion = preferences.motion == .system ? .reduced : .system
        default: preferences.celebrations = [.off, .subtle, .full, .full][random(4)]
        }
        happen(.preferences(preferences))
    }

    private mutating func news() {
        let item = item()
        guard !oracle.isForgotten(item) else { return press() }
        happen(.news(item: item, isCompleted: chance(2)))
    }

    private mutating func forget() {
        let item = item()
        happen(.forgotten(item: item))
    }

    private mutating func useToast() {
        let toasts = world.session.toasts.toasts
        guard !toasts.isEmpty else { return tap() }
        let id = toasts[random(toasts.count)].id
        happen(chance(3) ? .toastDismissed(id) : .toastActed(id))
    }
}

/// Assigns items to collections.
enum Collections {
    static func of(_ item: ItemID) -> [CollectionID] { [[51], [51, 52], [52], []][item.number - 1] }
    static func items(of collection: CollectionID) -> [ItemID] { collection == 51 ? [1, 2] : [2, 3] }
}
