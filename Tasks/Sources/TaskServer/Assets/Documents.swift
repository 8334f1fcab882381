import Hummingbird
import TaskStore

/// Answers the addresses of the page: documents in the reader's language, and files.
struct Documents: Sendable {
    let files: PageFiles
    let store: Store
    let events: EventHub
    let addsFirstTasks: Bool

    func respond(to request: Request) async throws -> Response {
        let path = request.uri.path
        if path == "/studio" { return try await document("studio/studio", request) }
        // All surfaces of the app are one page.
        if path.wholeMatch(of: /\/(board|capture|collections(\/[0-9]+)?)?/) != nil { return try await app(request) }
        if let file = files.response(to: request) { return file }
        guard request.wantsPage else { throw Problem.noSuchPath }
        return try await document("missing", request, .notFound)
    }

    func document(_ name: String, _ request: Request, _ status: HTTPResponse.Status = .ok) async throws -> Response {
        // If the database can't be read or written, the page still loads and reports it.
        let settings = try? await store.read { try $0.settings() }
        let language = Language(settings, accepting: request.headers[.acceptLanguage])
        let path = "/\(name).\(language.rawValue)\(settings?["profile"] == .text("child") ? ".simple" : "").html"
        guard var response = files.response(to: request, path, status) else { throw Problem.noSuchPath }
        response.headers[.vary] = "Accept-Encoding, Accept-Language"
        response.headers[.contentLanguage] = language.rawValue
        return response
    }

    /// The page, whose language the first tasks have.
    private func app(_ request: Request) async throws -> Response {
        let response = try await document("index", request)
        guard addsFirstTasks, (try? await store.read { try $0.isUntouched() }) == true else { return response }
        let texts = Texts(for: [response.headers[.contentLanguage] ?? ""])
        let titles = [texts("first.tap"), texts("first.swipe"), texts("first.finish")]
        let announce: @Sendable ([Change]) -> Void = { [events] in events.publish($0, client: nil) }
        _ = try? await store.write(announce: announce) { try $0.addFirstTasks(titles, in: texts("first.collection")) }
        return response
    }
}
