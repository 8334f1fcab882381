import HTTPTypes
import Hummingbird

/// Whether a request may come in at all.
///
/// A page of another site can make a browser send requests to 127.0.0.1: by a foreign Origin, or by a foreign name that
/// points here (DNS rebinding), which shows in Host.
struct RequestChecks: Sendable {
    let port: Int

    func check(_ request: Request) throws(Problem) {
        guard let host = request.head.authority, hosts.contains(host.lowercased()) else {
            throw .forbidden(Sentence("problem.host", ["address": .text(home)]))
        }
        if let origin = request.headers[.origin], !hosts.contains(where: { origin.lowercased() == "http://\($0)" }) {
            throw .forbidden(Sentence("problem.foreign", ["address": .text(home)]))
        }
        let isRead = request.method == .get || request.method == .head
        if !isRead, request.headers[.secFetchSite] == "cross-site" {
            throw .forbidden(Sentence("problem.foreign", ["address": .text(home)]))
        }
    }

    private var home: String { "http://127.0.0.1:\(port)" }

    private var hosts: [String] {
        let names = ["127.0.0.1", "localhost", "[::1]"]
        return names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    }
}

extension HTTPField.Name {
    static let secFetchSite = Self("Sec-Fetch-Site")!
    static let idempotencyKey = Self("Idempotency-Key")!
    static let lastEventID = Self("Last-Event-ID")!
    static let nodClient = Self("Nod-Client")!
}
