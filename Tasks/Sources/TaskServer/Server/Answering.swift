import HTTPTypes
import Hummingbird
import TaskStore

/// Turns errors into problems, and adds the headers of all answers.
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
        // Hummingbird answers HEAD only for routes.
        if request.method == .head { response = response.createHeadResponse() }
        for (name, value) in SecurityHeaders.all { response.headers[name] = value }
        return response
    }

    private func problem(_ error: any Error, _ request: Request, _ context: ServerContext) -> Problem {
        let problem = Problem(error)
        if DiskProblem(error) != nil { context.logger.error("The disk fails: \(error)") }
        // A client that left or a stopping server cancels the request.
        if problem == nil, !(error is CancellationError) {
            context.logger.error("\(request.method) \(request.uri.path) failed: \(error)")
        }
        return problem ?? .unexpected
    }
}

enum SecurityHeaders {
    /// For all answers: no content sniffing, no embedding by other sites.
    static let all: [(HTTPField.Name, String)] = [
        (.xContentTypeOptions, "nosniff"),
        (HTTPField.Name("Cross-Origin-Resource-Policy")!, "same-origin"),
    ]

    /// For documents, images that can be opened as one, and workers. Modules, styles and the API run under their page's policy.
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
