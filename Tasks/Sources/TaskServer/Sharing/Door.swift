import Foundation
import HTTPTypes
import Hummingbird
import TaskStore

/// Stops whoever isn't paired. Open are the page where a code is typed and what that page needs, and nothing else.
struct Door: Sendable {
    let desk: PairingDesk
    let store: Store

    static let openPaths: Set<String> = ["/pair", "/pair.js", "/pair.css", "/palette.css", "/icon.svg"]

    /// The answer for who may not go on; nil for who may.
    func stop(_ request: Request, _ visitor: Visitor) async throws -> Response? {
        switch visitor {
        case .thisComputer: return nil
        case .stranger: throw Problem.forbidden("Only devices of the same network are let in.")
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
            return request.wantsPage ? .toPairing : .notPaired
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
        let fields = try Fields(await request.json(required: true))
        try fields.allow(only: ["code"])
        guard let code = PairingCode(try fields.text("code") ?? "") else {
            throw Problem.invalid("code", "A pairing code has 8 letters and digits. It stands in the terminal.")
        }
        let outcome = desk.attempt(code, from: address)
        guard outcome == .right else { return outcome.refusal }
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

extension Pairing.Outcome {
    fileprivate var refusal: Response {
        switch self {
        case .right: return Response(status: .noContent)
        case .wrong(left: 0): return Self.locked(Pairing.lifetime).refusal
        case .wrong(let left):
            let tries = left == 1 ? "One try is left" : "\(left) tries are left"
            return refuse(.forbidden, "That isn't the code in the terminal. \(tries).")
        case .expired: return refuse(.gone, "That code is no longer good. A new one stands in the terminal.")
        case .tooSoon(let wait):
            return refuse(.tooManyRequests, "Wait a moment after a wrong code, then try again.", after: wait)
        case .locked(let wait):
            let way = "Press Enter in the terminal for a new one, or wait \(wait.minutes)."
            return refuse(.tooManyRequests, "Too many wrong codes: this one is locked. \(way)", after: wait)
        }
    }

    private func refuse(_ status: HTTPResponse.Status, _ detail: String, after wait: Duration? = nil) -> Response {
        var response = Problem(status: status, detail: detail, field: "code").response
        // Whole seconds, and never too early.
        if let wait { response.headers[.retryAfter] = String(wait.components.seconds + 1) }
        return response
    }
}

extension Duration {
    fileprivate var minutes: String {
        let minutes = (components.seconds + 59) / 60
        return minutes == 1 ? "a minute" : "\(minutes) minutes"
    }
}

extension Response {
    /// To the page where the code is typed. The browser keeps what stood after # and none of it is sent.
    fileprivate static var toPairing: Response {
        Response(status: .seeOther, headers: [.location: "/pair", .cacheControl: "no-store"])
    }

    fileprivate static var notPaired: Response {
        let problem = Problem(
            status: .unauthorized,
            detail: "This device is not paired. Open /pair and type the code that the terminal shows."
        )
        var response = problem.response
        // A 401 has to name a way (RFC 9110, 11.6.1); browsers leave one they don't know to the page.
        response.headers[.wwwAuthenticate] = "Pairing"
        return response
    }
}

extension Request {
    /// Someone opened an address, rather than a page asking for a file.
    fileprivate var wantsPage: Bool {
        let path = uri.path
        guard method == .get || method == .head, path != "/api", !path.hasPrefix("/api/") else { return false }
        return headers[.accept]?.contains("text/html") ?? false
    }
}
