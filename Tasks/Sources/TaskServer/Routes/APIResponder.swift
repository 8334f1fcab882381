import Foundation
import Hummingbird
import TaskStore

/// Answers requests to `/api/…` from the table of routes.
struct APIResponder: Sendable {
    let store: Store
    let events: EventHub
    let mostListeners: Int
    /// For imports and exports.
    let files: Places
    let texts: Texts

    func respond(to request: Request, _ stay: StreamStay? = nil) async throws -> Response {
        let (route, parameters) = try route(for: request)
        let query = try QueryItems(request.uri.query ?? "")
        let wording = Wording(texts, for: request)
        func call(_ body: Data = Data()) -> Call {
            Call(parameters: parameters, query: query, body: body, wording: wording)
        }
        switch route.action {
        case .read(let body):
            let call = call()
            return try await store.read { try body(call, $0) }.response(accepting: request.acceptEncoding)
        case .write(let hasBody, let body):
            let call = call(try await request.json(required: hasBody))
            return try await write(call, request) { try body(call, $0) }
        case .upload(let prepare):
            let place = try files.take()
            let call = call(try await request.file())
            return try await write(call, request, try await FileReading.run { try prepare(call) }).keeping(place)
        case .download(let body):
            let (place, call) = (try files.take(), call())
            let file = try await store.read { try body(call, $0) }
            return file.response(accepting: request.acceptEncoding).keeping(place)
        case .events where events.listenerCount >= mostListeners: throw Problem.busy
        case .events: return EventStream(hub: events, store: store, stay: stay).response(to: request)
        }
    }

    private func write(
        _ call: Call,
        _ request: Request,
        _ body: @escaping @Sendable (StoreTransaction) throws -> Reply
    ) async throws -> Response {
        let key = try request.onceKey(body: call.body)
        let reply = try await store.write(announce: events.publisher(for: request.client())) { transaction in
            try transaction.once(key) { try body(transaction) }
        }
        return reply.response(accepting: request.acceptEncoding)
    }

    private func route(for request: Request) throws(Problem) -> (Route, [String: Int64]) {
        // HEAD is GET without the body, which is left away at the end.
        let method = request.method == .head ? .get : request.method
        var allow: [String] = []
        for route in Routes.all {
            guard let parameters = route.path.match(request.uri.path) else { continue }
            if route.method == method { return (route, parameters) }
            allow += route.method == .get ? ["GET", "HEAD"] : [route.method.rawValue]
        }
        throw allow.isEmpty ? .noSuchPath : .methodNotAllowed(allow)
    }
}
