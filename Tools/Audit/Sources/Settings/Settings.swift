import Nod

/// The settings of an audit: whom the app serves, where it runs, and which of its own names do what a rule asks for.
public struct Settings: Sendable, Equatable {
    public var profile: AudienceProfile = .standard
    public var platform: Platform = .ios
    /// Names that the team vouches for, by what they do.
    public var wrappers: Set<Fact> = []

    public init() {}
}

/// For whom the app is made; sets the smallest target and the press spring.
public enum AudienceProfile: String, Sendable, Codable, CaseIterable {
    case standard, child

    public var profile: Profile { self == .child ? .child : .standard }
}
