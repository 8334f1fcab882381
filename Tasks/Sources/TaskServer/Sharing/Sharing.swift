import Foundation
import Synchronization

/// `tasks serve --share`: single-use links that let in devices of the local network.
public final class Sharing: Sendable {
    /// The address for devices; nil for any.
    let address: NetworkAddress?
    /// `Host` headers of proxies, with the port if it isn't the default.
    let hosts: [String]
    /// When links expire, by the hash of their token.
    private let links = Mutex<[Data: ContinuousClock.Instant]>([:])
    private let clock: @Sendable () -> ContinuousClock.Instant
    let onLetIn: @Sendable () -> Void

    /// Enough time to get a phone and scan; short, because the link is visible on a screen.
    static let lifetime = Duration.seconds(600)

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

    /// Creates links, one for each of `count` devices, and ends earlier ones.
    public func newLinks(_ count: Int) -> [String] {
        // 128 random bits, because the QR code of 256 bits is larger.
        let tokens = (0..<count).map { _ in Token(bytes: 16) }
        let end = clock() + Self.lifetime
        links.withLock { $0 = Dictionary(uniqueKeysWithValues: tokens.map { ($0.hash, end) }) }
        return tokens.map { "/share?token=\($0.text)" }
    }

    /// Returns true for only one of several requests with this token.
    func spend(_ token: Token) -> Bool {
        links.withLock { links in links.removeValue(forKey: token.hash).map { clock() < $0 } ?? false }
    }

    public static func isHost(_ text: String) -> Bool {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let isPort = parts.count == 1 || parts.count == 2 && UInt16(parts[1]).map { $0 > 0 } == true
        return isPort && parts[0].wholeMatch(of: /[A-Za-z0-9.\-]+/) != nil
    }
}
