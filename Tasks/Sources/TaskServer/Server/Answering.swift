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
