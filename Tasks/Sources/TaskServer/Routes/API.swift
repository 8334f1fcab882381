import Foundation
import Hummingbird
import TaskStore

struct API {
    let router: Router<ServerContext>
    let store: Store
    let events: EventHub

    static let description = ByteBuffer(bytes: PackageResources.openapi_yaml)

    func addRoutes() {
        read("/api/health") { _, _ in try Reply.json(["status": "ok"]) }
        router.get("/api/openapi.yaml") { _, _ in
            Response(file: Self.description, type: "application/yaml; charset=utf-8")
        }
        router.get("/api/events") { [store, events] request, context in
            EventStream(hub: events, store: store, isWelcome: context.isWelcome).response(to: request)
        }
        addSettings()
        addTasks()
        addCollections()
    }

    private func addSettings() {
        read("/api/settings") { _, store in try .json(store.settings()) }
        write(.patch, "/api/settings", Setting.all.map(\.name)) { call, store in
            try .json(store.changeSettings(call.fields().settingValues()))
        }
    }

    private func addTasks() {
        read("/api/tasks", QueryItems.ofTasks) { call, store in try .json(store.page(call.query.taskQuery())) }
        write(.post, "/api/tasks", Fields.ofNewTask) { call, store in
            let fields = try call.fields()
            let isCaptured = try fields.value("captured") ?? false
            let task = try store.createTask(fields.taskDraft())
            let answer = CreatedTask(task: task, firstCapture: isCaptured ? try store.noteCapture() : nil)
            return try .json(answer, status: 201, location: "/api/tasks/\(task.id)")
        }
        read("/api/tasks/{id}") { call, store in try .json(store.task(call.id())) }
        write(.patch, "/api/tasks/{id}", Fields.ofTask) { call, store in
            try .json(store.editTask(call.id(), call.fields().taskEdit()))
        }
        write(.delete, "/api/tasks/{id}") { call, store in
            try store.deleteTask(call.id())
            return Reply(status: 204)
        }
        write(.delete, "/api/first-tasks") { _, store in
            try store.clearFirstTasks(in: Set(Language.allCases.map { Texts(for: [$0.rawValue])("first.collection") }))
            return Reply(status: 204)
        }
        write(.post, "/api/tasks/{id}/restore") { call, store in try .json(store.restoreTask(call.id())) }
    }

    private func addCollections() {
        read("/api/collections") { _, store in try .json(["collections": store.collections()]) }
        write(.post, "/api/collections", ["name"]) { call, store in
            guard let name: String = try call.fields().value("name") else { throw Problem.missing("name") }
            let collection = try store.createCollection(named: name)
            return try .json(collection, status: 201, location: "/api/collections/\(collection.id)")
        }
        read("/api/collections/{id}") { call, store in try .json(store.collection(call.id())) }
        write(.patch, "/api/collections/{id}", ["name"]) { call, store in
            let (id, name): (Int64, String?) = (try call.id(), try call.fields().value("name"))
            return try .json(name.map { try store.renameCollection(id, to: $0) } ?? store.snapshot.collection(id))
        }
        write(.delete, "/api/collections/{id}") { call, store in
            try store.deleteCollection(call.id())
            return Reply(status: 204)
        }
        write(.post, "/api/collections/{id}/restore") { call, store in try .json(store.restoreCollection(call.id())) }
        write(.put, "/api/collections/{id}/tasks/{taskId}") { call, store in
            try store.addTask(call.id("taskId"), toCollection: call.id())
            return Reply(status: 204)
        }
        write(.delete, "/api/collections/{id}/tasks/{taskId}") { call, store in
            try store.removeTask(call.id("taskId"), fromCollection: call.id())
            return Reply(status: 204)
        }
    }
}

extension API {
    struct Call: Sendable {
        let parameters: Parameters
        let query: QueryItems
        let body: Data
        let known: [String]

        func fields() throws(Problem) -> Fields { try Fields(body, known: known) }

        /// Accepts digits only: Swift would also read “+7”.
        func id(_ name: String = "id") throws(Problem) -> Int64 {
            let text = parameters.get(name) ?? ""
            guard text.utf8.allSatisfy({ (48...57).contains($0) }), let id = Int64(text) else { throw .noSuchPath }
            return id
        }
    }

    private func read(
        _ path: RouterPath,
        _ parameters: [String] = [],
        _ body: @escaping @Sendable (Call, StoreSnapshot) throws -> Reply
    ) {
        router.get(path) { [store] request, context in
            let query = try QueryItems(request, known: parameters)
            let call = Call(parameters: context.parameters, query: query, body: Data(), known: [])
            return try await store.read { try body(call, $0) }.response
        }
    }

    /// - Parameter fields: The fields of the body; nil for a route without a body.
    private func write(
        _ method: HTTPRequest.Method,
        _ path: RouterPath,
        _ fields: [String]? = nil,
        _ body: @escaping @Sendable (Call, StoreTransaction) throws -> Reply
    ) {
        router.on(path, method: method) { [store, events] request, context in
            let data = try await request.json(required: fields != nil)
            let query = try QueryItems(request, known: [])
            let call = Call(parameters: context.parameters, query: query, body: data, known: fields ?? [])
            return try await store.answer(request, data, events) { try body(call, $0) }
        }
    }

    func refuseOtherMethods() {
        for (path, routes) in Dictionary(grouping: router.routes, by: \.path.description) {
            let own = routes.map(\.method)
            let allow = Self.methods.filter { own.contains($0) || $0 == .head && own.contains(.get) }
            for method in Self.methods where !allow.contains(method) {
                router.on(RouterPath(path), method: method) { request, _ -> Response in
                    if path == "/**", request.uri.path.isOfAPI { throw Problem.noSuchPath }
                    throw Problem.methodNotAllowed(allow)
                }
            }
        }
    }

    private static let methods: [HTTPRequest.Method] =
        [.get, .head, .post, .put, .patch, .delete, .options, .trace, HTTPRequest.Method("QUERY")!]
}

extension Store {
    /// Writes once per idempotency key, and announces the changes with the client's name.
    fileprivate func answer(
        _ request: Request,
        _ data: Data,
        _ events: EventHub,
        _ body: @escaping @Sendable (StoreTransaction) throws -> Reply
    ) async throws -> Response {
        let key = try request.onceKey(body: data)
        let client = try request.client()
        let announce: @Sendable ([Change]) -> Void = { events.publish($0, client: client) }
        return try await write(announce: announce) { transaction in
            try transaction.once(key) { try body(transaction) }
        }.response
    }
}

extension Reply {
    fileprivate static func json(_ value: some Encodable, status: Int = 200, location: String? = nil) throws -> Reply {
        Reply(status: status, location: location, body: try JSON.encode(value))
    }

    fileprivate var response: Response {
        var headers: HTTPFields = [.cacheControl: "no-store"]
        if !body.isEmpty { headers[.contentType] = "application/json" }
        headers[.location] = location
        return Response(status: .init(code: status), headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: body)))
    }
}

extension Response {
    fileprivate init(file: ByteBuffer, type: String) {
        let headers: HTTPFields = [.contentType: type, .cacheControl: "no-store"]
        self.init(status: .ok, headers: headers, body: .init(byteBuffer: file))
    }
}

private struct CreatedTask: Encodable {
    let task: TaskItem
    let firstCapture: Bool?

    func encode(to encoder: any Encoder) throws {
        try task.encode(to: encoder)
        var container = encoder.container(keyedBy: JSONKey.self)
        try container.encodeIfPresent(firstCapture, forKey: "firstCapture")
    }
}
