import HTTPTypes
import Hummingbird

/// Whether a request may come in at all.
///
/// A page of another site can make a browser send requests to 127.0.0.1: by a foreign Origin, or by a foreign name that
/// points here (DNS rebinding), which shows in Host.
struct RequestChecks: Sendable {
    let hosts: HostNames
    /// Whether it came through TLS.
    let isSecure: Bool

    func check(_ request: Request) throws(Problem) {
        guard let host = request.head.authority?.lowercased(), hosts.contain(host) else {
            throw .forbidden(Sentence("problem.host", ["address": .text(hosts.home)]))
        }
        let foreign = Sentence("problem.foreign", ["address": .text(hosts.home)])
        if let origin = request.headers[.origin]?.lowercased(), !hosts.areOne(origin, host, isSecure: isSecure) {
            throw .forbidden(foreign)
        }
        let isRead = request.method == .get || request.method == .head
        if !isRead, request.headers[.secFetchSite] == "cross-site" { throw .forbidden(foreign) }
    }
}

extension HTTPField.Name {
    static let secFetchSite = Self("Sec-Fetch-Site")!
    static let idempotencyKey = Self("Idempotency-Key")!
    static let lastEventID = Self("Last-Event-ID")!
    static let nodClient = Self("Nod-Client")!
    static let nodWords = Self("Nod-Words")!
}
