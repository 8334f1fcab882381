import Nod

/// The settings of an audit: whom the app serves, where it runs, and which of its own names do what a rule asks for.
public struct Settings: Sendable, Equatable {
    public var profile: AudienceProfile = .standard
    public var platform: Platform = .ios
    /// The oldest system served, like 16.0; nil when nobody said.
    public var deploymentTarget: Version?
    /// Names that the team vouches for, by what they do.
    public var wrappers: Set<Fact> = []

    public init() {}
}

/// For whom the app is made; sets the smallest target and the press spring.
public enum AudienceProfile: String, Sendable, Codable, CaseIterable {
    case standard, child

    public var profile: Profile { self == .child ? .child : .standard }
}

/// A system version: 16.0, 17.2.
public struct Version: Sendable, Equatable, Comparable, Codable {
    public var major: Int
    public var minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Reads `16` and `16.4`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...3).contains(parts.count), !parts.contains(nil), let major = parts[0] else { return nil }
        self.init(major, parts.count > 1 ? parts[1]! : 0)
    }

    public static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
