import Hummingbird
import Logging
import TaskStore

/// Answers every request: checks where it comes from, passes it on, and turns whatever goes wrong into a calm sentence.
struct ServerResponder: HTTPResponder {
    let api: APIResponder
    let assets: AssetResponder
    /// nil: nothing but this computer connects, and nobody has to be paired.
    let sharing: Sharing?
    let store: Store
    let diskLog = Occasionally(every: .seconds(10))

    func respond(to request: Request, context: ServerContext) async throws -> Response {
        var response: Response
        do {
            response = try await checked(request, context)
        } catch {
            let wording = Wording(assets.folder.texts, for: request)
            response = problem(error, request, context.logger).response(wording)
        }
        if request.method == .head { response.leaveBodyAway() }
        for (name, value) in SecurityHeaders.all { response.headers[name] = value }
        return response
    }

    private func checked(_ request: Request, _ context: ServerContext) async throws -> Response {
        let hosts = HostNames(port: context.port, address: context.local?.description ?? "127.0.0.1", sharing: sharing)
        let visitor = sharing == nil ? .thisComputer : Visitor(request, context, hosts)
        try RequestChecks(hosts: hosts, isSecure: visitor.isSecure).check(request)
        guard let sharing else { return try await answer(request) }
        let door = Door(desk: sharing.desk, store: store)
        if let response = try await door.stop(request, visitor) { return response }
        let stay = StreamStay(interval: Sharing.checkInterval) { await door.isPaired(request) }
        return try await answer(request, visitor == .thisComputer ? nil : stay)
    }

    private func answer(_ request: Request, _ stay: StreamStay? = nil) async throws -> Response {
        let path = request.uri.path
        if path == "/api" || path.hasPrefix("/api/") { return try await api.respond(to: request, stay) }
        return try await assets.respond(to: request)
    }

    private func problem(_ error: any Error, _ request: Request, _ logger: Logger) -> Problem {
        if let problem = Problem(error) {
            // The sentence is for people; what the database said is for whoever looks after the disk.
            if DiskProblem(error) != nil, diskLog.isDue { logger.error("The disk fails: \(error)") }
            return problem
        }
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
