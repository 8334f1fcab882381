import Nod

public struct Settings: Sendable, Equatable {
    public var profile: AudienceProfile = .standard
    public var platform: Platform = .ios
    public var wrappers: Set<Fact> = []
    public var palette = Palette()

    public init() {}
}

public enum AudienceProfile: String, Sendable, Codable, CaseIterable {
    case standard, child

    public var profile: Profile { self == .child ? .child : .standard }
}
