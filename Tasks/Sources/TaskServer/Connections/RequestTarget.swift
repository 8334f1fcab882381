import NIOHTTP1

/// Whom a request calls, and where it says so.
enum RequestTarget {
    /// Checks the target and Host, and lets the target's own host, if it has one, take the place of Host (RFC 9112, 3.2.2):
    /// of two names, what reads the request later sees one.
    static func check(_ head: inout HTTPRequestHead) throws(Problem) {
        guard head.headers["host"].count <= 1 else { throw .badRequest("problem.request.hosts") }
        if head.uri.hasPrefix("/") || head.uri == "*" { return }
        guard let authority = authority(of: head.uri) else { throw .notHTTP }
        head.headers.replaceOrAdd(name: "Host", value: authority)
    }

    /// The host of `http://host:port/path`.
    private static func authority(of target: String) -> String? {
        let scheme = target.prefix { $0 != ":" }
        guard ["http", "https"].contains(scheme.lowercased()), target.dropFirst(scheme.count).hasPrefix("://") else {
            return nil
        }
        return String(target.dropFirst(scheme.count + 3).prefix { !"/?#".contains($0) })
    }
}
