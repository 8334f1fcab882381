/// The names by which a request may call this server, each with its port.
///
/// A page of another site can give its own name our address (DNS rebinding): so only names that we know by ourselves, or were
/// told of, and addresses written as such.
struct HostNames: Sendable {
    let port: Int
    /// The address that the connection came in by.
    let address: String
    let sharing: Sharing?

    /// Returns whether `host` is a name that this computer uses for itself.
    func isOfThisComputer(_ host: String) -> Bool { withPort(Self.loopback).contains(host) }

    func contain(_ host: String) -> Bool {
        guard let sharing else { return isOfThisComputer(host) }
        if address == "127.0.0.1", isOfThisComputer(host) { return true }
        // The address itself, so that it may change while the server runs.
        return withPort([address]).contains(host) || sharing.hosts.contains(host)
    }

    /// Whether a page of `origin` is one of ours, as it calls `host`.
    func areOne(_ origin: String, _ host: String, isSecure: Bool) -> Bool {
        if origin == (isSecure ? "https://" : "http://") + host { return true }
        return isOfThisComputer(host) && !isSecure && withPort(Self.loopback).contains { origin == "http://\($0)" }
    }

    /// Where to open the app instead.
    var home: String { "http://\(address.isEmpty ? "127.0.0.1" : address):\(port)" }

    private static let loopback = ["127.0.0.1", "localhost", "[::1]"]

    private func withPort(_ names: [String]) -> [String] {
        names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    }
}
