import Foundation
import Hummingbird
import TaskStore

/// Answers requests to `/api/…` from the table of routes.
struct APIResponder: Sendable {
    let store: Store
    let events: EventHub
    let texts: Texts

    func respond(to request: Request, _ stay: StreamStay = .forGood) async throws -> Response {
        let (route, parameters) = try route(for: request)
        let query = try QueryItems(request.uri.query ?? "")
        let wording = Wording(texts, for: request)
        switch route.action {
        case .read(let body):
            let call = Call(parameters: parameters, query: query, body: Data(), wording: wording)
            return try await store.read { try body(call, $0) }.response(accepting: request.acceptEncoding)
        case .write(let hasBody, let body):
            let data = try await request.json(required: hasBody)
            let call = Call(parameters: parameters, query: query, body: data, wording: wording)
            return try await write(call, request) { try body(call, $0) }
        case .upload(let prepare):
            let data = try await request.file()
            let call = Call(parameters: parameters, query: query, body: data, wording: wording)
            return try await write(call, request, try prepare(call))
        case .download(let body):
            let call = Call(parameters: parameters, query: query, body: Data(), wording: wording)
            return try await store.read { try body(call, $0) }.response(accepting: request.acceptEncoding)
        case .events: return EventStream(hub: events, store: store, stay: stay).response(to: request)
        case .document: return OpenAPIDocument.response(accepting: request.acceptEncoding)
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

extension Reply {
    fileprivate func response(accepting: AcceptEncoding) -> Response {
        var headers: HTTPFields = [.cacheControl: "no-store"]
        if !body.isEmpty { headers[.contentType] = "application/json" }
        headers[.location] = location
        return Response(status: .init(code: status), headers: headers, data: body, accepting: accepting)
    }
}
