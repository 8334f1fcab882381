import Foundation
import HTTPTypes
import Hummingbird
import TaskStore

/// Stops whoever isn't paired. Open are the page where a code is typed and what that page needs, and nothing else.
struct Door: Sendable {
    let desk: PairingDesk
    let store: Store

    static let openPaths: Set<String> = [
        "/pair", "/pairing/pair.js", "/pairing/pair.css", "/styles/alone.css", "/styles/palette.css", "/icon.svg",
    ]

    /// The answer for who may not go on; nil for who may.
    func stop(_ request: Request, _ visitor: Visitor) async throws -> Response? {
        switch visitor {
        case .thisComputer: return nil
        case .stranger: throw Problem.forbidden("problem.stranger")
        case .device(let address, let isSecure):
            if await isPaired(request) { return nil }
            let path = request.uri.path
            if path == "/api/pair", request.method == .post {
                return try await pair(request, address: address, isSecure: isSecure)
            }
            if Self.openPaths.contains(path) {
                if path == "/pair" { desk.refresh() }
                return nil
            }
            if request.wantsPage { return .toPairing }
            throw Problem(status: .unauthorized, detail: "problem.notPaired")
        }
    }

    /// Looked up each time, so that a device that is forgotten, by another program too, is out at once.
    func isPaired(_ request: Request) async -> Bool {
        for token in DeviceToken.shown(in: request.headers) {
            let hash = token.hash
            // A database that can't be read lets nobody in.
            if (try? await store.read { try $0.hasDevice(tokenHash: hash, at: .now) }) == true { return true }
        }
        return false
    }

    private func pair(_ request: Request, address: String, isSecure: Bool) async throws -> Response {
        let code = try Fields(await request.json(required: true)).pairingCode()
        if let problem = desk.attempt(code, from: address).problem { throw problem }
        let name = DeviceName.of(userAgent: request.headers[.userAgent])
        let token = DeviceToken.random()
        do {
            try await store.write { try $0.addDevice(named: name, tokenHash: token.hash) }
        } catch {
            // The code is spent all the same.
            desk.renew()
            throw error
        }
        desk.welcome(name)
        return Response(
            status: .noContent,
            headers: [.cacheControl: "no-store", .setCookie: token.cookie(isSecure: isSecure)]
        )
    }
}

extension Fields {
    /// The code that someone typed.
    func pairingCode() throws(Problem) -> PairingCode {
        try allow(only: ["code"])
        guard let code = PairingCode(try text("code") ?? "") else {
            throw .invalid("code", Sentence("problem.code.form", ["length": .number(PairingCode.length)]))
        }
        return code
    }
}

extension Pairing.Outcome {
    /// nil for the right code.
    fileprivate var problem: Problem? {
        switch self {
        case .right: nil
        case .wrong(left: 0): Self.locked(Pairing.lifetime).problem
        case .wrong(let left): Problem(.forbidden, Sentence("problem.code.wrong", count: left))
        case .expired: Problem(.gone, "problem.code.expired")
        case .tooSoon(let wait): Problem(.tooManyRequests, "problem.code.tooSoon", after: wait)
        case .locked(let wait):
            Problem(.tooManyRequests, Sentence("problem.code.locked", count: wait.minutes), after: wait)
        }
    }
}

extension Problem {
    fileprivate init(_ status: HTTPResponse.Status, _ detail: Sentence, after wait: Duration? = nil) {
        self.init(status: status, detail: detail, field: "code", retryAfter: wait)
    }
}

extension Duration {
    /// Begun ones count.
    fileprivate var minutes: Int { Int((components.seconds + 59) / 60) }
}

extension Response {
    /// To the page where the code is typed. The browser keeps what stood after # and none of it is sent.
    fileprivate static var toPairing: Response {
        Response(status: .seeOther, headers: [.location: "/pair", .cacheControl: "no-store"])
    }
}
