/// The names under which a request may address this server. Others could resolve here (DNS rebinding).
struct HostNames: Sendable {
    let port: Int
    /// The address of the connection on this computer.
    let address: String
    let sharing: Sharing?

    func isOfThisComputer(_ host: String) -> Bool { withPort(Self.loopback).contains(host) }

    func contain(_ host: String) -> Bool {
        guard let sharing else { return isOfThisComputer(host) }
        if address == "127.0.0.1", isOfThisComputer(host) { return true }
        // The connection's address, as it may change while the server runs.
        return withPort([address]).contains(host) || sharing.hosts.contains(host)
    }

    /// Whether a page of `origin` may use `host`.
    func areOne(_ origin: String, _ host: String, isSecure: Bool) -> Bool {
        if origin == (isSecure ? "https://" : "http://") + host { return true }
        return isOfThisComputer(host) && !isSecure && withPort(Self.loopback).contains { origin == "http://\($0)" }
    }

    var home: String { "http://\(address.isEmpty ? "127.0.0.1" : address):\(port)" }

    private static let loopback = ["127.0.0.1", "localhost", "[::1]"]

    private func withPort(_ names: [String]) -> [String] {
        names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    }
}
