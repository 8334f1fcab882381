import Foundation

/// `tasks serve --share`: how devices of the same network are let in.
public struct Sharing: Sendable {
    /// The address devices come in by; nil for every one this computer has.
    let address: String?
    /// `Host` as a proxy passes it on, with the port when it has one.
    let hosts: [String]
    /// This computer's name in the network (multicast DNS), without a port.
    let localName: String?
    let desk: PairingDesk
    /// How often an open stream asks whether its device is still paired: one that is forgotten is out within a second. Asking
    /// costs a look into an index.
    static let checkInterval = Duration.milliseconds(500)

    /// - Parameters:
    ///   - codeLifetime: ten minutes at most.
    ///   - tell: gets what the terminal should say, one after the other.
    public init(
        address: String? = nil,
        hosts: [String] = [],
        codeLifetime: Duration = .seconds(600),
        clock: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        tell: @escaping @Sendable (SharingNews) -> Void
    ) {
        self.address = address
        self.hosts = hosts.map { $0.lowercased() }
        localName = Self.localName(of: ProcessInfo.processInfo.hostName)
        desk = PairingDesk(lifetime: codeLifetime, clock: clock, tell: tell)
    }

    /// Makes a new code and tells it: the first when the server listens; after it the old one is worth nothing any more.
    public func renewCode() { desk.renew() }

    /// Whether `text` can be what a request calls a server: a name, perhaps with a port.
    public static func isHost(_ text: String) -> Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let isPort = parts.count == 1 || parts.count == 2 && UInt16(parts[1]).map { $0 > 0 } == true
        return isPort && parts[0].wholeMatch(of: /[A-Za-z0-9.\-]+/) != nil
    }

    static func localName(of hostName: String) -> String? {
        let name = hostName.lowercased().prefix { $0 != "." }
        return name.isEmpty || name == "localhost" ? nil : name + ".local"
    }
}

/// The news for the person at the terminal.
public enum SharingNews: Sendable, Equatable {
    /// A new code, as it stands in an address and as a person reads it.
    case code(_ plain: String, _ spaced: String)
    case paired(_ name: String)
    /// Too many wrong codes; the last one from this address.
    case locked(_ address: String)
}
