import HTTPTypes
import Hummingbird
import TaskStore

/// Checks a request's origin, and admits devices with a session.
///
/// A page of another site can make a browser send requests here: with a foreign Origin, or under a foreign Host that resolves
/// to this address (DNS rebinding). If the server is shared, this computer needs a session too: a connection from 127.0.0.1 can
/// be a proxy's.
struct Door: RouterMiddleware {
    let sharing: Sharing?
    let store: Store
    let documents: Documents

    /// Files that the pages for devices without a session load.
    static let openPaths: Set<String> = ["/styles/alone.css", "/styles/palette.css", "/icon.svg"]

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let hosts = HostNames(port: context.port, address: context.local?.description ?? "127.0.0.1", sharing: sharing)
        let isLocal = context.local?.isThisComputer == true && context.peer?.isThisComputer == true
        // Trusts only a proxy on this computer.
        let isSecure = sharing != nil && isLocal && request.headers[.forwardedProto]?.lowercased() == "https"
        try check(request, hosts, isSecure: isSecure)
        let link = request.uri.path == "/share" && request.method == .get
        guard let sharing else { return link ? .redirect(to: "/") : try await next(request, context) }
        guard isLocal || sharing.reaches(context) else { throw Problem.stranger }
        if await isLetIn(request) {
            var context = context
            context.isWelcome = { await isLetIn(request) }
            return link ? .redirect(to: "/") : try await next(request, context)
        }
        if link { return try await open(request, sharing, isSecure: isSecure) }
        if Self.openPaths.contains(request.uri.path) { return try await next(request, context) }
        guard request.wantsPage else { throw Problem.notLetIn }
        return try await documents.document("sharing/closed", request, .unauthorized)
    }

    private func check(_ request: Request, _ hosts: HostNames, isSecure: Bool) throws(Problem) {
        // NIO uses the first of several Hosts as the authority.
        guard request.headers[HTTPField.Name("Host")!] == nil else {
            throw Problem(.badRequest, "hosts", "The request names more than one Host. Send one.")
        }
        guard let host = request.head.authority?.lowercased(), hosts.contain(host) else { throw .foreign(hosts.home) }
        if let origin = request.headers[.origin]?.lowercased(), !hosts.areOne(origin, host, isSecure: isSecure) {
            throw .foreign(hosts.home)
        }
        let isRead = request.method == .get || request.method == .head
        if !isRead, request.headers[.secFetchSite] == "cross-site" { throw .foreign(hosts.home) }
    }

    /// Reads the database each time, so that a revoked device is refused at once.
    private func isLetIn(_ request: Request) async -> Bool {
        for token in Token.shown(in: request.headers) {
            let hash = token.hash
            if (try? await store.read { try $0.hasSession(tokenHash: hash, at: .now) }) == true { return true }
        }
        return false
    }

    private func open(_ request: Request, _ sharing: Sharing, isSecure: Bool) async throws -> Response {
        let token = try QueryItems(request, known: ["token"]).value("token") { $0 }
        guard sharing.spend(Token(text: token ?? "")) else {
            return try await documents.document("sharing/spent", request, .gone)
        }
        let session = Token(bytes: 32)
        try await store.write { try $0.addSession(tokenHash: session.hash) }
        sharing.onLetIn()
        var response = Response.redirect(to: "/")
        response.headers[.setCookie] = session.cookie(isSecure: isSecure)
        response.headers[.cacheControl] = "no-store"
        // Keeps the link out of Referer headers.
        response.headers.append(contentsOf: SecurityHeaders.document)
        return response
    }
}

extension Sharing {
    /// Whether a device of a private network uses the shared address.
    fileprivate func reaches(_ context: ServerContext) -> Bool {
        [nil, context.local].contains(address) && context.peer?.isOfPrivateNetwork == true
    }
}

extension HTTPField.Name {
    fileprivate static let forwardedProto = Self("X-Forwarded-Proto")!
}

/// The names under which a request may address this server. Others could resolve here (DNS rebinding).
struct HostNames: Sendable {
    let port: Int
    let address: String
    let sharing: Sharing?

    func isOfThisComputer(_ host: String) -> Bool { withPort(Self.loopback).contains(host) }

    func contain(_ host: String) -> Bool {
        guard let sharing else { return isOfThisComputer(host) }
        if address == "127.0.0.1", isOfThisComputer(host) { return true }
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
