import Nod

/// Under which keys a person's choices are stored that no `Preference` has.
public enum PreferenceKeys {
    public static let profile = "profile"
    public static let firstCapture = "hasCompletedFirstCapture"
}

extension Preferences {
    /// Reads the stored choices; one that was never stored, or is something else, has its default.
    ///
    /// ```swift
    /// Preferences { UserDefaults.standard.object(forKey: $0.key) }
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
