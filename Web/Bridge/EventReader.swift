#if canImport(Nod)
import Nod
#endif

/// Reads an event from numbers. What is missing reads as 0, so a short buffer is never read beyond its end.
///
/// Ids have 31 bits: more reads as 0. WebAssembly's `Int` has 32, and both sides must read alike.
package struct EventReader {
    private let numbers: UnsafeBufferPointer<Double>
    private var position: Int

    package init(numbers: UnsafeBufferPointer<Double>, from position: Int = 0) {
        self.numbers = numbers
        self.position = position
    }

    package mutating func next() -> Double {
        guard position < numbers.count else { return 0 }
        position += 1
        let number = numbers[position - 1]
        return number.isFinite ? number : 0
    }

    package mutating func nextSeconds() -> Double { next() / 1000 }

    package mutating func nextInt() -> Int {
        let number = next()
        return number.magnitude < 0x1p31 ? Int(number) : 0
    }
    /// `nil` for a number that is no event's.
    package mutating func nextKind() -> EventCode? {
        let number = next()
        let code = EventCode(rawValue: number.magnitude < 0x1p31 ? Int(number) : -1)
        return code.map { Double($0.rawValue) } == number ? code : nil
    }

    package mutating func nextCode() -> Int32 { Int32(truncatingIfNeeded: nextInt()) }
    package mutating func nextFlag() -> Bool { next() != 0 }

    private mutating func nextID<Kind>() -> FeedbackID<Kind> { FeedbackID(nextInt()) }

    /// Whether there is a number, and it if so.
    private mutating func nextOptionalID<Kind>() -> FeedbackID<Kind>? { nextFlag() ? nextID() : nil }

    private mutating func nextOptionalInt() -> Int? { nextFlag() ? nextInt() : nil }

    /// The length of a list, as far as numbers are left.
    package mutating func nextCount() -> Int {
        let count = nextInt()
        return min(max(count, 0), numbers.count - position)
    }

    /// Whether there is a list, and it after its length if so.
    private mutating func nextOptionalIDs<Kind>() -> [FeedbackID<Kind>]? {
        guard nextFlag() else { return nil }
        let count = nextCount()
        var list: [FeedbackID<Kind>] = []
        while list.count < count { list.append(nextID()) }
        return list
    }
}

extension EventReader {
    /// The event that comes next; `nil` where its kind or what it needs is not known.
    mutating func event(ofKind kind: EventCode) -> Event? {
        switch kind {
        case .seeded: .seeded(UInt64(truncatingIfNeeded: nextInt()))
        case .preferences: .preferences(nextPreferences())
        case .surroundings: .surroundings(nextSurroundings())
        case .profile: .profile(nextFlag() ? .child : .standard)
        case .pressed:
            .pressed(target: nextID(), role: PressRole(rawValue: nextCode()) ?? .button, mayScroll: nextFlag())
        case .released: .released(target: nextID())
        case .cancelled: .cancelled(target: nextID())
        case .toggled: .toggled(nextToggle())
        case .saved: .saved(item: nextID(), completed: nextOptionalIDs(), isCompleted: nextFlag() ? nextFlag() : nil)
        case .delivered: .delivered(item: nextID())
        case .moved: .moved(item: nextID(), spot: nextInt())
        case .refused: .refused(item: nextID(), message: nextOptionalID())
        case .unreachable: .unreachable(item: nextID())
        case .waiting: .waiting(item: nextID(), saved: nextFlag(), wish: nextFlag(), spot: nextOptionalInt())
        case .news: .news(item: nextID(), isCompleted: nextFlag())
        case .reported: .reported(item: nextID(), isCompleted: nextFlag())
        case .unobserved: .unobserved(item: nextID())
        case .forgotten: .forgotten(item: nextID())
        case .happened: nextHappening()
        case .toastDismissed: .toastDismissed(nextID())
        case .toastActed: .toastActed(nextID())
        case .toastsPaused: nextPause()
        case .loading: .loading(place: nextID(), LoadState(rawValue: nextCode()) ?? .idle)
        case .tick: .tick
        case .seen: .seen(item: nextID())
        case .acted: .acted(target: nextID(), role: nextOptionalRole(), saves: nextFlag(), isNative: nextFlag())
        case .ended: .ended(target: nextID())
        case .felt: nextTouch()
        case .tuned: .tuned(nextTuning())
        case .celebrated: nextCelebration()
        case .informed: .informed(message: nextID(), target: nextOptionalID(), isActionable: nextFlag())
        case .slidOff: .slidOff(target: nextID())
        case .slidBack: .slidBack(target: nextID())
        case .scattered: .scattered(nextInt(), target: nextID())
        }
    }

    /// A missing value has its default.
    package mutating func nextPreferences() -> Preferences {
        let first = position
        var preferences = Preferences()
        while position < numbers.count, let preference = Preference(rawValue: Int32(position - first)) {
            preferences[preference] = next()
        }
        return preferences
    }

    package mutating func nextSurroundings() -> Surroundings {
        var surroundings = Surroundings()
        surroundings.reducesMotion = nextFlag()
        surroundings.isDark = nextFlag()
        surroundings.canVibrate = nextFlag()
        surroundings.canSound = nextFlag()
        surroundings.isHidden = nextFlag()
        surroundings.isOffline = nextFlag()
        surroundings.isSmall = nextFlag()
        surroundings.hasNativeHaptics = nextFlag()
        return surroundings
    }

    private mutating func nextToggle() -> CompletionToggle {
        var toggle = CompletionToggle(item: nextID(), isCompleted: nextFlag())
        toggle.leaves = nextFlag()
        toggle.way = CompletionToggle.Way(rawValue: nextCode()) ?? .check
        let collections = nextInt()
        while toggle.collections.count < collections, position < numbers.count {
            toggle.collections.append(
                CollectionCount(collection: nextID(), open: nextInt(), total: nextInt())
            )
        }
        toggle.spot = nextOptionalInt()
        toggle.isReported = nextFlag()
        toggle.onlyToggles = nextFlag()
        toggle.runsApp = nextFlag()
        toggle.isNative = nextFlag()
        return toggle
    }

    private mutating func nextHappening() -> Event? {
        guard let moment = Moment(rawValue: nextCode()) else { return nil }
        let target: TargetID? = nextOptionalID()
        let item: ItemID? = nextOptionalID()
        let message: MessageID? = nextOptionalID()
        let cause: TargetID? = nextOptionalID()
        return .happened(
            moment,
            target: target,
            item: item,
            message: message,
            cause: cause,
            isActionable: nextFlag()
        )
    }

    private mutating func nextOptionalRole() -> PressRole? { nextFlag() ? PressRole(rawValue: nextCode()) : nil }

    private mutating func nextTouch() -> Event? {
        guard let kind = HapticKind(rawValue: nextCode()) else { return nil }
        let haptic = Haptic(kind, intensity: next())
        return .felt(haptic, cause: nextOptionalID())
    }

    private mutating func nextCelebration() -> Event? {
        guard let style = CelebrationStyle(rawValue: nextCode()) else { return nil }
        return .celebrated(style, target: nextID(), cause: nextOptionalID())
    }

    private mutating func nextPause() -> Event? {
        guard let reason = ToastQueue.Pause(rawValue: nextCode()) else { return nil }
        return .toastsPaused(reason, nextFlag())
    }
}
