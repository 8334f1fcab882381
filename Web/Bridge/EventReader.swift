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

    /// A number after whether there is one.
    private mutating func nextOptional() -> Int? {
        let isThere = nextFlag()
        let number = nextInt()
        return isThere ? number : nil
    }

    /// The length of a list, as far as numbers are left.
    package mutating func nextCount() -> Int {
        let count = nextInt()
        return min(max(count, 0), numbers.count - position)
    }

    /// A list preceded by its length; −1 stands for no list.
    private mutating func nextList() -> [Int]? {
        let count = nextInt()
        guard count >= 0 else { return nil }
        var list: [Int] = []
        while list.count < count, position < numbers.count { list.append(nextInt()) }
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
            .pressed(target: nextInt(), role: PressRole(rawValue: nextCode()) ?? .button, mayScroll: nextFlag())
        case .released: .released(target: nextInt())
        case .cancelled: .cancelled(target: nextInt())
        case .toggled: .toggled(nextToggle())
        case .saved: .saved(item: nextInt(), completed: nextList())
        case .refused: .refused(item: nextInt())
        case .unreachable: .unreachable(item: nextInt())
        case .waiting: .waiting(item: nextInt(), saved: nextFlag(), wish: nextFlag())
        case .news: .news(item: nextInt(), isCompleted: nextFlag())
        case .forgotten: .forgotten(item: nextInt())
        case .happened: nextHappening()
        case .toastDismissed: .toastDismissed(nextInt())
        case .toastActed: .toastActed(nextInt())
        case .toastsPaused: nextPause()
        case .loading: .loading(place: nextInt(), LoadState(rawValue: nextCode()) ?? .idle)
        case .tick: .tick
        case .seen: .seen(item: nextInt())
        case .acted: .acted(target: nextInt(), role: nextRole(), saves: nextFlag())
        case .ended: .ended(target: nextInt())
        case .felt: nextTouch()
        case .tuned: .tuned(nextTuning())
        case .celebrated: nextCelebration()
        case .informed: .informed(message: nextInt(), target: nextInt())
        case .slidOff: .slidOff(target: nextInt())
        case .slidBack: .slidBack(target: nextInt())
        }
    }

    package mutating func nextPreferences() -> Preferences {
        var preferences = Preferences()
        preferences.completionHapticEnabled = nextFlag()
        preferences.completionSoundEnabled = nextFlag()
        preferences.soundVolume = min(max(next(), 0), 1)
        preferences.celebrations = CelebrationLevel(rawValue: nextCode()) ?? .full
        preferences.motion = MotionPreference(rawValue: nextCode()) ?? .system
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
        return surroundings
    }

    private mutating func nextToggle() -> Toggle {
        var toggle = Toggle(item: nextInt(), isCompleted: nextFlag())
        toggle.leaves = nextFlag()
        toggle.way = Toggle.Way(rawValue: nextCode()) ?? .check
        let collections = nextInt()
        while toggle.collections.count < collections, position < numbers.count {
            toggle.collections.append(
                CollectionCount(collection: nextInt(), open: nextInt(), total: nextInt())
            )
        }
        return toggle
    }

    private mutating func nextHappening() -> Event? {
        guard let moment = Moment(rawValue: nextCode()) else { return nil }
        let target = nextInt()
        let item = nextOptional()
        let message = nextOptional()
        return .happened(moment, target: target, item: item, message: message, cause: nextOptional())
    }

    /// A role after whether there is one.
    private mutating func nextRole() -> PressRole? {
        let isThere = nextFlag()
        let code = nextCode()
        return isThere ? PressRole(rawValue: code) : nil
    }

    private mutating func nextTouch() -> Event? {
        guard let kind = HapticKind(rawValue: nextCode()) else { return nil }
        let haptic = Haptic(kind, intensity: next())
        return .felt(haptic, cause: nextOptional())
    }

    private mutating func nextCelebration() -> Event? {
        guard let style = CelebrationStyle(rawValue: nextCode()) else { return nil }
        let particles = nextOptional()
        return .celebrated(style, particles: particles, target: nextInt(), cause: nextOptional())
    }

    private mutating func nextPause() -> Event? {
        guard let reason = ToastQueue.Pause(rawValue: nextCode()) else { return nil }
        return .toastsPaused(reason, nextFlag())
    }
}
