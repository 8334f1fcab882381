import Hummingbird
import Logging

/// Answers every request: checks where it comes from, passes it on, and turns whatever goes wrong into a calm sentence.
struct ServerResponder: HTTPResponder {
    let api: APIResponder
    let assets: AssetResponder

    func respond(to request: Request, context: ServerContext) async throws -> Response {
        var response: Response
        do {
            try RequestChecks(port: context.port).check(request)
            response = try await answer(request)
        } catch {
            let wording = Wording(assets.folder.texts, for: request)
            response = problem(error, request, context.logger).response(wording)
        }
        if request.method == .head { response.leaveBodyAway() }
        for (name, value) in SecurityHeaders.all { response.headers[name] = value }
        return response
    }

    private func answer(_ request: Request) async throws -> Response {
        let path = request.uri.path
        if path == "/api" || path.hasPrefix("/api/") { return try await api.respond(to: request) }
        return try await assets.respond(to: request)
    }

    private func problem(_ error: any Error, _ request: Request, _ logger: Logger) -> Problem {
        if let problem = Problem(error) { return problem }
        // The client left or the server stops: nobody's mistake, and nobody reads the answer.
        if error is CancellationError { return .unexpected }
        logger.error("\(request.method) \(request.uri.path) failed: \(error)")
        return .unexpected
    }
}

extension Response {
    /// Keeps the length that the body has; one that has none, such as a stream, gets none.
    fileprivate mutating func leaveBodyAway() {
        let length = headers[.contentLength]
        body = ResponseBody()
        headers[.contentLength] = length
    }
}
