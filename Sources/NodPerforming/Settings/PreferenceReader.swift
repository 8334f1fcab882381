import Foundation

/// The person's choices in a store, and the only observer there that they need.
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
        // Of any object: an app may have several for one store. It comes on the thread that made the change.
        _ = NotificationCenter.default.addObserver(forName: changed, object: nil, queue: nil) { [weak self] _ in
            if Thread.isMainThread {
                MainActor.assumeIsolated { self?.tellChanges() }
            } else {
                Task { @MainActor in self?.tellChanges() }
            }
        }
    }

    /// As they are stored at this moment, so that the answer to a change already follows it.
    package var preferences: Preferences { Preferences { store.object(forKey: $0.storedKey) } }

    /// Calls `watcher` after each change of a choice, for as long as this reader lives.
    package func watch(_ watcher: @escaping @MainActor () -> Void) { watchers.append(watcher) }

    /// Tells a change, also one that another process has made.
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

/// The keys under which a person's choices are stored. All but the seeds' three begin with `nod`, so that an app keeps its
/// own `profile` or `motion`; without dots, which key-value observing takes for paths.
package enum PreferenceKeys {
    package static let profile = "nodProfile"
    package static let firstCapture = "hasCompletedFirstCapture"
    static let isMigrated = "nodIsMigrated"

    /// Copies what was stored up to version 0.2, once for each store. An app's own value under such a key stays as it is;
    /// it is copied only if it is one that Nod could have written.
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
    /// The key in an app's `UserDefaults`.
    package var storedKey: String {
        switch self {
        case .haptic, .sound: key
        default: "nod" + key.capitalizedFirst
        }
    }
}

extension Preferences {
    /// Reads the stored choices; one that was never stored, or is something else, has its default.
    ///
    /// ```swift
    /// Preferences { UserDefaults.standard.object(forKey: $0.storedKey) }
    /// ```
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
    /// The profile for a person's choice: the app's own, if it is for the same people, otherwise the one chosen.
    package func chosen(_ name: String?) -> Profile {
        guard let name else { return self }
        let chosen = Profile(named: name)
        return chosen.isForChildren == isForChildren ? self : chosen
    }
}
