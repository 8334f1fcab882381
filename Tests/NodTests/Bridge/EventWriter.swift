import Nod

@testable import NodBridge

/// Events as the numbers a performer hands to the bridge: the reader's counterpart.
struct EventWriter {
    private(set) var numbers: [Double]

    /// - Parameter milliseconds: when it happens.
    init(_ event: Event, at milliseconds: Double) {
        numbers = [EventWriter.kind(of: event).map { Double($0.rawValue) } ?? -1, milliseconds]
        write(event)
    }

    /// Where chance begins.
    static func seed(_ seed: UInt64) -> [Double] { EventWriter(.seeded(seed), at: 0).numbers }

    private static func kind(of event: Event) -> EventCode? {
        switch event {
        case .seeded: .seeded
        case .preferences: .preferences
        case .surroundings: .surroundings
        case .profile: .profile
        case .pressed: .pressed
        case .released: .released
        case .cancelled: .cancelled
        case .toggled: .toggled
        case .moved: .moved
        case .saved: .saved
        case .refused: .refused
        case .unreachable: .unreachable
        case .waiting: .waiting
        case .news: .news
        case .delivered: .delivered
        case .reported: .reported
        case .unobserved: .unobserved
        case .forgotten: .forgotten
        case .happened: .happened
        case .toastDismissed: .toastDismissed
        case .toastActed: .toastActed
        case .toastsPaused: .toastsPaused
        case .loading: .loading
        case .tick: .tick
        case .seen: .seen
        case .acted: .acted
        case .ended: .ended
        case .felt: .felt
        case .tuned: .tuned
        case .celebrated: .celebrated
        case .informed: .informed
        case .slidOff: .slidOff
        case .slidBack: .slidBack
        case .scattered: .scattered
        // The page has one context.
        }
    }

    private mutating func put(_ number: Int) { numbers.append(Double(number)) }
    private mutating func put(_ code: Int32) { numbers.append(Double(code)) }
    private mutating func put<Kind>(_ id: FeedbackID<Kind>) { put(id.number) }
    private mutating func put<Kind>(_ id: FeedbackID<Kind>?) {
        put(id != nil)
        if let id { put(id) }
    }
    private mutating func put(_ number: Int?) {
        put(number != nil)
        if let number { put(number) }
    }
    private mutating func put(_ flag: Bool) { numbers.append(flag ? 1 : 0) }

    private mutating func write(_ event: Event) {
        switch event {
        case .seeded(let seed): numbers.append(Double(seed))
        case .tuned(let tuning): numbers += tuning.numbers
        case .scattered(let count, let target):
            put(count)
            put(target)
        case .celebrated(let style, let target, let cause):
            put(style.rawValue)
            put(target)
            put(cause)
        case .informed(let message, let target, let isActionable):
            put(message)
            put(target)
            put(isActionable)
        case .preferences(let preferences): write(preferences)
        case .surroundings(let surroundings): write(surroundings)
        case .profile(let profile): put(profile == .child)
        case .pressed(let target, let role, let mayScroll):
            put(target)
            put(role.rawValue)
            put(mayScroll)
        case .acted(let target, let role, let saves, let isNative):
            put(target)
            put(role != nil)
            if let role { put(role.rawValue) }
            put(saves)
            put(isNative)
        case .felt(let haptic, let cause):
            put(haptic.kind.rawValue)
            numbers.append(haptic.intensity)
            put(cause)
        case .toggled(let toggle): write(toggle)
        case .saved(let item, let completed, let isCompleted):
            put(item)
            put(completed != nil)
            if let completed {
                put(completed.count)
                for collection in completed { put(collection) }
            }
            put(isCompleted != nil)
            if let isCompleted { put(isCompleted) }
        case .moved(let item, let spot):
            put(item)
            put(spot)
        case .refused(let item, let message):
            put(item)
            put(message)
        case .waiting(let item, let saved, let wish, let spot):
            put(item)
            put(saved)
            put(wish)
            put(spot)
        case .news(let item, let isCompleted), .reported(let item, let isCompleted):
            put(item)
            put(isCompleted)
        case .happened(let moment, let target, let item, let message, let cause, let isActionable):
            put(moment.rawValue)
            put(target)
            put(item)
            put(message)
            put(cause)
            put(isActionable)
        case .toastsPaused(let reason, let isOn):
            put(reason.rawValue)
            put(isOn)
        case .loading(let place, let state):
            put(place)
            put(state.rawValue)
        case .released(let target), .cancelled(let target), .slidOff(let target), .slidBack(let target),
            .ended(let target):
            put(target)
        case .seen(let item), .unreachable(let item), .forgotten(let item), .delivered(let item), .unobserved(let item):
            put(item)
        case .toastDismissed(let id), .toastActed(let id): put(id)
        case .tick: break
        }
    }

    private mutating func write(_ preferences: Preferences) {
        for preference in Preference.allCases.sorted(by: { $0.rawValue < $1.rawValue }) {
            numbers.append(preferences[preference])
        }
    }

    private mutating func write(_ surroundings: Surroundings) {
        put(surroundings.reducesMotion)
        put(surroundings.isDark)
        put(surroundings.canVibrate)
        put(surroundings.canSound)
        put(surroundings.isHidden)
        put(surroundings.isOffline)
        put(surroundings.isSmall)
        put(surroundings.hasNativeHaptics)
    }

    private mutating func write(_ toggle: CompletionToggle) {
        put(toggle.item)
        put(toggle.isCompleted)
        put(toggle.leaves)
        put(toggle.way.rawValue)
        put(toggle.collections.count)
        for count in toggle.collections {
            put(count.collection)
            put(count.open)
            put(count.total)
        }
        put(toggle.spot)
        put(toggle.isReported)
        put(toggle.onlyToggles)
        put(toggle.runsApp)
        put(toggle.isNative)
    }
}
