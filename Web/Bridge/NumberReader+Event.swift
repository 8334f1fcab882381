// Made by `make wire` from the tables of Scripts/wire.py.
// swift-format-ignore-file

#if canImport(Nod)
import Nod
#endif

extension NumberReader {
    mutating func event(ofKind kind: Int) -> Event? {
        switch kind {
        case 0:
            return .seeded(UInt64(truncatingIfNeeded: nextInt()))
        case 1:
            return .preferences(nextPreferences())
        case 2:
            return .surroundings(nextSurroundings())
        case 3:
            return .profile(nextFlag() ? .child : .standard)
        case 4:
            return .pressed(target: nextID(), role: PressRole(rawValue: nextCode()) ?? .button, mayScroll: nextFlag())
        case 5:
            return .released(target: nextID())
        case 6:
            return .cancelled(target: nextID())
        case 7:
            return .toggled(nextCompletionToggle())
        case 8:
            return .saved(item: nextID(), completed: nextFlag() ? nextList { $0.nextID() } : nil, isCompleted: nextFlag() ? nextFlag() : nil)
        case 9:
            return .refused(item: nextID(), message: nextFlag() ? nextID() : nil)
        case 10:
            return .unreachable(item: nextID())
        case 11:
            return .waiting(item: nextID(), saved: nextFlag(), wish: nextFlag(), spot: nextFlag() ? nextInt() : nil)
        case 12:
            return .news(item: nextID(), isCompleted: nextFlag())
        case 13:
            return .forgotten(item: nextID())
        case 14:
            guard let moment = Moment(rawValue: nextCode()) else { return nil }
            return .happened(moment, target: nextFlag() ? nextID() : nil, item: nextFlag() ? nextID() : nil, message: nextFlag() ? nextID() : nil, cause: nextFlag() ? nextID() : nil, isActionable: nextFlag())
        case 15:
            return .toastDismissed(nextID())
        case 16:
            return .toastActed(nextID())
        case 17:
            guard let reason = ToastQueue.Pause(rawValue: nextCode()) else { return nil }
            return .toastsPaused(reason, nextFlag())
        case 18:
            return .loading(place: nextID(), LoadState(rawValue: nextCode()) ?? .idle)
        case 19:
            return .tick
        case 20:
            return .seen(item: nextID())
        case 21:
            return .acted(target: nextID(), role: nextFlag() ? PressRole(rawValue: nextCode()) : nil, saves: nextFlag(), isNative: nextFlag())
        case 22:
            return .ended(target: nextID())
        case 23:
            guard let touch = nextTouch() else { return nil }
            return .felt(touch, cause: nextFlag() ? nextID() : nil)
        case 24:
            return .tuned(nextTuning())
        case 25:
            guard let style = CelebrationStyle(rawValue: nextCode()) else { return nil }
            return .celebrated(style, target: nextID(), cause: nextFlag() ? nextID() : nil)
        case 26:
            return .informed(message: nextID(), target: nextFlag() ? nextID() : nil, isActionable: nextFlag())
        case 27:
            return .slidOff(target: nextID())
        case 28:
            return .slidBack(target: nextID())
        case 29:
            return .scattered(nextInt(), target: nextID())
        case 30:
            return .moved(item: nextID(), spot: nextInt())
        case 31:
            return .delivered(item: nextID())
        case 32:
            return .reported(item: nextID(), isCompleted: nextFlag())
        case 33:
            return .unobserved(item: nextID())
        default: return nil
        }
    }

    private mutating func nextSurroundings() -> Surroundings {
        var value = Surroundings()
        value.reducesMotion = nextFlag()
        value.isDark = nextFlag()
        value.canVibrate = nextFlag()
        value.canSound = nextFlag()
        value.isHidden = nextFlag()
        value.isOffline = nextFlag()
        value.isSmall = nextFlag()
        value.hasNativeHaptics = nextFlag()
        return value
    }

    private mutating func nextCompletionToggle() -> CompletionToggle {
        var value = CompletionToggle(item: nextID(), isCompleted: nextFlag())
        value.leaves = nextFlag()
        value.way = CompletionToggle.Way(rawValue: nextCode()) ?? .check
        value.collections = nextList { $0.nextCollectionCount() }
        value.spot = nextFlag() ? nextInt() : nil
        value.isReported = nextFlag()
        value.onlyToggles = nextFlag()
        value.runsApp = nextFlag()
        value.isNative = nextFlag()
        return value
    }

    private mutating func nextCollectionCount() -> CollectionCount {
        return CollectionCount(collection: nextID(), open: nextInt(), total: nextInt())
    }

    private mutating func nextTouch() -> Haptic? {
        guard let kind = HapticKind(rawValue: nextCode()) else { return nil }
        return Haptic(kind, intensity: next())
    }
}
