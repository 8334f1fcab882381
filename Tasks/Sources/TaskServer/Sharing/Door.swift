import HTTPTypes
import Hummingbird
import TaskStore

/// Checks where a request comes from, and lets in whoever opened a link.
///
/// A page of another site can make a browser send requests to 127.0.0.1: by a foreign Origin, or by a foreign name that
/// points here (DNS rebinding), which shows in Host. A connection from 127.0.0.1 can be a proxy's, whoever is behind it: so
/// this computer's own browsers need a link like every device, once anything is shared.
struct Door: RouterMiddleware {
    let sharing: Sharing?
    let store: Store
    let pages: AssetResponder

    /// What the pages for a device that isn't let in need.
    static let openPaths: Set<String> = ["/styles/alone.css", "/styles/palette.css", "/icon.svg"]

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let hosts = HostNames(port: context.port, address: context.local?.description ?? "127.0.0.1", sharing: sharing)
        let isLocal = context.local?.isThisComputer == true && context.peer?.isThisComputer == true
        // Whether it came through TLS, only a proxy of this computer is believed.
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
        return try await pages.document("sharing/closed", request, .unauthorized)
    }

    private func check(_ request: Request, _ hosts: HostNames, isSecure: Bool) throws(Problem) {
        // Another Host beside the one that is checked: NIO takes the first.
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

    /// Looked up each time, so that a device that is forgotten, by another program too, is out at once.
    private func isLetIn(_ request: Request) async -> Bool {
        for token in Token.shown(in: request.headers) {
            let hash = token.hash
            // A database that can't be read lets nobody in.
            if (try? await store.read { try $0.hasSession(tokenHash: hash, at: .now) }) == true { return true }
        }
        return false
    }

    private func open(_ request: Request, _ sharing: Sharing, isSecure: Bool) async throws -> Response {
        let token = try QueryItems(request, known: ["token"]).value("token") { $0 }
        guard sharing.spend(Token(text: token ?? "")) else {
            return try await pages.document("sharing/spent", request, .gone)
        }
        let session = Token(bytes: 32)
        try await store.write { try $0.addSession(tokenHash: session.hash) }
        sharing.onLetIn()
        var response = Response.redirect(to: "/")
        response.headers[.setCookie] = session.cookie(isSecure: isSecure)
        response.headers[.cacheControl] = "no-store"
        // The link stays out of what this page sends elsewhere.
        response.headers.append(contentsOf: SecurityHeaders.document)
        return response
    }
}

extension Sharing {
    /// Whether the other end is of a network at hand, and came by the address that is shared.
    fileprivate func reaches(_ context: ServerContext) -> Bool {
        [nil, context.local].contains(address) && context.peer?.isOfPrivateNetwork == true
    }
}

extension HTTPField.Name {
    fileprivate static let forwardedProto = Self("X-Forwarded-Proto")!
}
