import Foundation

/// The person's settings in a store, with a single observer.
@MainActor
package final class PreferenceReader {
    private let store: UserDefaults
    private var known = Preferences()
    private var watchers: [@MainActor () -> Void] = []

    package init(_ store: UserDefaults) {
        self.store = store
        PreferenceKeys.migrate(store)
        known = preferences
        let changed = UserDefaults.didChangeNotification
        // Observes every object, as an app may have several for one store. Posted on the thread of the change.
        _ = NotificationCenter.default.addObserver(forName: changed, object: nil, queue: nil) { [weak self] _ in
            if Thread.isMainThread {
                MainActor.assumeIsolated { self?.tellChanges() }
            } else {
                Task { @MainActor in self?.tellChanges() }
            }
        }
    }

    /// Read at once, so that the answer to a change already follows it.
    package var preferences: Preferences { Preferences { store.object(forKey: $0.storedKey) } }

    package func watch(_ watcher: @escaping @MainActor () -> Void) { watchers.append(watcher) }

    /// Reports changes, including those of other processes.
    package func tellChanges() {
        let now = preferences
        guard now != known else { return }
        known = now
        for watcher in watchers { watcher() }
    }
}

extension PreferenceReader: Equatable {
    package nonisolated static func == (one: PreferenceReader, other: PreferenceReader) -> Bool { one === other }
}

/// Storage keys. All but the seeds' three start with `nod`, to avoid clashes with an app's keys. No dots: key-value
/// observing would read them as paths.
package enum PreferenceKeys {
    package static let profile = "nodProfile"
    package static let firstCapture = "hasCompletedFirstCapture"
    static let isMigrated = "nodIsMigrated"

    /// Copies settings of versions up to 0.2, once per store. Only values that Nod could have written are copied; the
    /// old ones stay.
    @MainActor static func migrate(_ store: UserDefaults) {
        guard !store.bool(forKey: isMigrated) else { return }
        store.set(true, forKey: isMigrated)
        func copy(_ old: String, to new: String, if isOurs: (Any) -> Bool) {
            guard let value = store.object(forKey: old), isOurs(value), store.object(forKey: new) == nil else { return }
            store.set(value, forKey: new)
        }
        for preference in Preference.allCases {
            copy(preference.key, to: preference.storedKey) { preference.kind.number(of: $0) != nil }
        }
        copy("profile", to: profile) { value in Profile.names.contains { $0.name == value as? String } }
    }
}

extension Preference {
    package var storedKey: String {
        switch self {
        case .haptic, .sound: key
        default: "nod" + key.capitalizedFirst
        }
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Preferences {
    /// Reads stored settings; missing or invalid ones get their default.
    package init(reading value: (Preference) -> Any?) {
        self.init()
        for preference in Preference.allCases {
            guard let number = preference.kind.number(of: value(preference)) else { continue }
            self[preference] = number
        }
    }
}

extension Preference.Kind {
    fileprivate func number(of stored: Any?) -> Double? {
        switch self {
        case .flag: (stored as? Bool).map { $0 ? 1 : 0 }
        case .level: stored as? Double
        case .choice(let names): names.first { $0.name == stored as? String }?.number
        }
    }
}

extension Profile {
    /// The person's profile: the app's if it suits the choice, otherwise the chosen one.
    package func chosen(_ name: String?) -> Profile {
        guard let name else { return self }
        let chosen = Profile(named: name)
        return chosen.isForChildren == isForChildren ? self : chosen
    }
}
