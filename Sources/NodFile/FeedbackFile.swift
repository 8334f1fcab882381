import Nod

/// An app's custom feedback as a file: its differences from a profile.
///
/// ```swift
/// let file = try FeedbackFile(Data(contentsOf: url))
/// draw(file.tuning)
/// ```
///
/// The contract holds for any file. Format: Documentation/FeedbackFile.md.
public struct FeedbackFile: Sendable, Equatable {
    /// For people; up to 60 Unicode scalars.
    public var name: String?
    /// The profile that applies unless the file differs.
    public var basedOn: Base
    public var tuning: Tuning

    public enum Base: String, Sendable, CaseIterable {
        case standard, child

        public var profile: Profile { self == .child ? .child : .standard }
    }

    /// Without `basedOn`, the profile nearest to the tuning; without a tuning, the base's.
    public init(name: String? = nil, basedOn: Base? = nil, tuning: Tuning? = nil) {
        let base = basedOn ?? (tuning?.profile.isForChildren == true ? .child : .standard)
        self.name = name
        self.basedOn = base
        self.tuning = tuning ?? Tuning(profile: base.profile)
    }
}

extension FeedbackFile {
    package static let format = "nod-feedback"
    /// Times are milliseconds; in version 1 they were seconds.
    package static let version = 2
    /// Unicode scalars of a name, as JSON Schema counts.
    package static let mostCharacters = 60
    /// Size of a file.
    public static let mostBytes = 65_536
}
