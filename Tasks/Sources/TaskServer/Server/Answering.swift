import HTTPTypes
import Hummingbird
import TaskStore

/// Turns whatever goes wrong into a problem, and adds the headers that every answer has.
struct Answering: RouterMiddleware {
    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        var response: Response
        do { response = try await next(request, context) } catch {
            response = problem(error, request, context).response
        }
        // Hummingbird does so for the routes it knows.
        if request.method == .head { response = response.createHeadResponse() }
        for (name, value) in SecurityHeaders.all { response.headers[name] = value }
        return response
    }

    private func problem(_ error: any Error, _ request: Request, _ context: ServerContext) -> Problem {
        let problem = Problem(error)
        // The client gets a sentence; what the database said is for whoever looks after the disk.
        if DiskProblem(error) != nil { context.logger.error("The disk fails: \(error)") }
        // Nobody reads an answer after the client left or while the server stops.
        if problem == nil, !(error is CancellationError) {
            context.logger.error("\(request.method) \(request.uri.path) failed: \(error)")
        }
        return problem ?? .unexpected
    }
}

/// Nothing from elsewhere runs here, and nothing here is embedded elsewhere.
enum SecurityHeaders {
    /// On every answer: what it is isn't guessed, and no other site gets it into its pages.
    static let all: [(HTTPField.Name, String)] = [
        (.xContentTypeOptions, "nosniff"),
        (HTTPField.Name("Cross-Origin-Resource-Policy")!, "same-origin"),
    ]

    /// On what runs under a policy of its own: documents, images that can be opened as one, and workers. A module, a style
    /// or an answer of the API runs under its page's, and there are a hundred of them.
    static let document = HTTPFields([
        HTTPField(
            name: .contentSecurityPolicy,
            value: "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; "
                + "frame-ancestors 'none'"
        ),
        HTTPField(name: HTTPField.Name("Referrer-Policy")!, value: "no-referrer"),
        HTTPField(name: HTTPField.Name("Cross-Origin-Opener-Policy")!, value: "same-origin"),
    ])
}
