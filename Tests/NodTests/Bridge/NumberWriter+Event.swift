// Made by `make wire` from the tables of Scripts/wire.py.
// swift-format-ignore-file

import Nod

@testable import NodBridge

extension NumberWriter {
    /// Writes its number, a 0 that the caller replaces, and its fields.
    mutating func writeFields(of event: Event) {
        switch event {
        case .seeded(let seed):
            put(0)
            put(0)
            put(Double(seed))
        case .preferences(let settings):
            put(1)
            put(0)
            write(settings)
        case .surroundings(let surroundings):
            put(2)
            put(0)
            write(surroundings)
        case .profile(let profile):
            put(3)
            put(0)
            put(profile == .child)
        case .pressed(let target, let role, let mayScroll):
            put(4)
            put(0)
            put(target)
            put(role.rawValue)
            put(mayScroll)
        case .released(let target):
            put(5)
            put(0)
            put(target)
        case .cancelled(let target):
            put(6)
            put(0)
            put(target)
        case .toggled(let completionToggle):
            put(7)
            put(0)
            write(completionToggle)
        case .saved(let item, let completed, let isCompleted):
            put(8)
            put(0)
            put(item)
            put(completed != nil)
            if let completed {
                put(completed.count)
                for index in 0..<completed.count {
                    put(completed[index])
                }
            }
            put(isCompleted != nil)
            if let isCompleted {
                put(isCompleted)
            }
        case .refused(let item, let message):
            put(9)
            put(0)
            put(item)
            put(message != nil)
            if let message {
                put(message)
            }
        case .unreachable(let item):
            put(10)
            put(0)
            put(item)
        case .waiting(let item, let saved, let wish, let spot):
            put(11)
            put(0)
            put(item)
            put(saved)
            put(wish)
            put(spot != nil)
            if let spot {
                put(spot)
            }
        case .news(let item, let isCompleted):
            put(12)
            put(0)
            put(item)
            put(isCompleted)
        case .forgotten(let item):
            put(13)
            put(0)
            put(item)
        case .happened(let moment, let target, let item, let message, let cause, let isActionable):
            put(14)
            put(0)
            put(moment.rawValue)
            put(target != nil)
            if let target {
                put(target)
            }
            put(item != nil)
            if let item {
                put(item)
            }
            put(message != nil)
            if let message {
                put(message)
            }
            put(cause != nil)
            if let cause {
                put(cause)
            }
            put(isActionable)
        case .toastDismissed(let id):
            put(15)
            put(0)
            put(id)
        case .toastActed(let id):
            put(16)
            put(0)
            put(id)
        case .toastsPaused(let reason, let isOn):
            put(17)
            put(0)
            put(reason.rawValue)
            put(isOn)
        case .loading(let place, let state):
            put(18)
            put(0)
            put(place)
            put(state.rawValue)
        case .tick:
            put(19)
            put(0)
        case .seen(let item):
            put(20)
            put(0)
            put(item)
        case .acted(let target, let role, let saves, let isNative):
            put(21)
            put(0)
            put(target)
            put(role != nil)
            if let role {
                put(role.rawValue)
            }
            put(saves)
            put(isNative)
        case .ended(let target):
            put(22)
            put(0)
            put(target)
        case .felt(let touch, let cause):
            put(23)
            put(0)
            write(touch)
            put(cause != nil)
            if let cause {
                put(cause)
            }
        case .tuned(let figures):
            put(24)
            put(0)
            write(figures)
        case .celebrated(let style, let target, let cause):
            put(25)
            put(0)
            put(style.rawValue)
            put(target)
            put(cause != nil)
            if let cause {
                put(cause)
            }
        case .informed(let message, let target, let isActionable):
            put(26)
            put(0)
            put(message)
            put(target != nil)
            if let target {
                put(target)
            }
            put(isActionable)
        case .slidOff(let target):
            put(27)
            put(0)
            put(target)
        case .slidBack(let target):
            put(28)
            put(0)
            put(target)
        case .scattered(let count, let target):
            put(29)
            put(0)
            put(count)
            put(target)
        case .moved(let item, let spot):
            put(30)
            put(0)
            put(item)
            put(spot)
        case .delivered(let item):
            put(31)
            put(0)
            put(item)
        case .reported(let item, let isCompleted):
            put(32)
            put(0)
            put(item)
            put(isCompleted)
        case .unobserved(let item):
            put(33)
            put(0)
            put(item)
        }
    }

    mutating func write(_ surroundings: Surroundings) {
        put(surroundings.reducesMotion)
        put(surroundings.isDark)
        put(surroundings.canVibrate)
        put(surroundings.canSound)
        put(surroundings.isHidden)
        put(surroundings.isOffline)
        put(surroundings.isSmall)
        put(surroundings.hasNativeHaptics)
    }

    mutating func write(_ completionToggle: CompletionToggle) {
        put(completionToggle.item)
        put(completionToggle.isCompleted)
        put(completionToggle.leaves)
        put(completionToggle.way.rawValue)
        put(completionToggle.collections.count)
        for index in 0..<completionToggle.collections.count {
            write(completionToggle.collections[index])
        }
        put(completionToggle.spot != nil)
        if let spot = completionToggle.spot {
            put(spot)
        }
        put(completionToggle.isReported)
        put(completionToggle.onlyToggles)
        put(completionToggle.runsApp)
        put(completionToggle.isNative)
    }

    mutating func write(_ collectionCount: CollectionCount) {
        put(collectionCount.collection)
        put(collectionCount.open)
        put(collectionCount.total)
    }

    mutating func write(_ touch: Haptic) {
        put(touch.kind.rawValue)
        put(touch.intensity)
    }
}
