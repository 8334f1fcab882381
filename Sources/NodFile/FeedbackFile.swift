import Nod

/// Feedback of an app's own as a file: what differs from the profile it is based on, and nothing else.
///
/// ```swift
/// let file = try FeedbackFile(Data(contentsOf: url))
/// draw(file.tuning)
/// ```
///
/// Whatever a file says, the rules stay: one haptic and one sound an interaction, levels are minima, Reduce Motion
/// substitutes, routine is short, and flashes and particles keep their limits. Format: Documentation/FeedbackFile.md.
public struct FeedbackFile: Sendable, Equatable {
    /// Its name for people; up to 60 Unicode scalars.
    public var name: String?
    /// The profile that holds where the file says nothing.
    public var basedOn: Base
    public var tuning: Tuning

    public enum Base: String, Sendable, CaseIterable {
        case standard, child

        public var profile: Profile { self == .child ? .child : .standard }
    }

    /// - Parameters:
    ///   - name: what people call it.
    ///   - basedOn: what holds where it says nothing; without it, the profile nearest to the tuning.
    ///   - tuning: without it, the base's own.
    public init(name: String? = nil, basedOn: Base? = nil, tuning: Tuning? = nil) {
        let base = basedOn ?? (tuning?.profile.isForChildren == true ? .child : .standard)
        self.name = name
        self.basedOn = base
        self.tuning = tuning ?? Tuning(profile: base.profile)
    }
}

extension FeedbackFile {
    /// The values of `format` and `version` in every file.
    package static let format = "nod-feedback"
    package static let version = 1
    /// Of a name, in Unicode scalars, as JSON Schema counts.
    package static let mostCharacters = 60
    /// Of a file.
    public static let mostBytes = 65_536
}
