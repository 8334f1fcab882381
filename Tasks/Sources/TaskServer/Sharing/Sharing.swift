import Foundation
import Synchronization

/// `tasks serve --share`: how devices of the same network are let in.
///
/// A link lets one device in, within ten minutes. Only its hash is stored, in memory.
public final class Sharing: Sendable {
    /// The address devices come in by; nil for every one this computer has.
    let address: NetworkAddress?
    /// `Host` as a proxy passes it on, with the port if it has one.
    let hosts: [String]
    /// When the links expire, by the hashes of their tokens.
    private let links = Mutex<[Data: ContinuousClock.Instant]>([:])
    private let clock: @Sendable () -> ContinuousClock.Instant
    let onLetIn: @Sendable () -> Void

    /// Enough to fetch a phone and to scan; short, because until then the link is on a screen.
    static let lifetime = Duration.seconds(600)

    /// - Parameter onLetIn: Is called when a link was used.
    public init(
        address: NetworkAddress? = nil,
        hosts: [String] = [],
        clock: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        onLetIn: @escaping @Sendable () -> Void = {}
    ) {
        self.address = address
        self.hosts = hosts.map { $0.lowercased() }
        self.clock = clock
        self.onLetIn = onLetIn
    }

    /// The paths of new links, one for each of `count` devices; those before are worth nothing from now on.
    public func newLinks(_ count: Int) -> [String] {
        // 128 random bits, as a code of 256 is larger on a screen.
        let tokens = (0..<count).map { _ in Token(bytes: 16) }
        let end = clock() + Self.lifetime
        links.withLock { $0 = Dictionary(uniqueKeysWithValues: tokens.map { ($0.hash, end) }) }
        return tokens.map { "/share?token=\($0.text)" }
    }

    /// Spends the link: of many requests with its token at the same moment, one gets true.
    func spend(_ token: Token) -> Bool {
        links.withLock { links in links.removeValue(forKey: token.hash).map { clock() < $0 } ?? false }
    }

    /// Whether `text` can be what a request calls a server: a name, perhaps with a port.
    public static func isHost(_ text: String) -> Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let isPort = parts.count == 1 || parts.count == 2 && UInt16(parts[1]).map { $0 > 0 } == true
        return isPort && parts[0].wholeMatch(of: /[A-Za-z0-9.\-]+/) != nil
    }
}
