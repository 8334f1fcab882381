import Foundation
import TaskStore

/// Everything the API can do. The one table: the server answers from it, and the OpenAPI document is held against it.
enum Routes {
    static let all: [Route] = general + tasks + collections + files

    private static let general: [Route] = [
        .read("/api/health") { _, _ in try Reply.json(["status": "ok"]) },
        .read("/api/settings") { _, store in try Reply.json(store.settings()) },
        .write(.patch, "/api/settings", hasBody: true) { call, store in
            try .json(store.changeSettings(call.fields().settingValues()))
        },
        // Who comes so far is let in already: a device that isn't is paired at the door.
        .write(.post, "/api/pair", hasBody: true) { call, _ in
            _ = try call.fields().pairingCode()
            return Reply(status: 204)
        },
        Route(method: .get, path: PathTemplate("/api/events"), action: .events),
        .read("/api/openapi.yaml") { _, _ in
            Download(contentType: "application/yaml; charset=utf-8", body: description)
        },
    ]

    /// The API in words. The file is part of the program, so that one without the other can't be.
    static let description = Data(PackageResources.openapi_yaml)

    private static let tasks: [Route] = [
        .read("/api/tasks") { call, store in try Reply.json(store.page(call.query.taskQuery())) },
        .write(.post, "/api/tasks", hasBody: true) { call, store in
            let fields = try call.fields()
            let isCaptured = try fields.flag("captured") ?? false
            let task = try store.createTask(fields.taskDraft())
            let answer = CreatedTask(task: task, firstCapture: isCaptured ? try store.noteCapture() : nil)
            return try .json(answer, status: 201, location: "/api/tasks/\(task.id)")
        },
        .read("/api/tasks/{id}") { call, store in try Reply.json(store.task(call.id)) },
        .write(.patch, "/api/tasks/{id}", hasBody: true) { call, store in
            try .json(store.editTask(call.id, call.fields().taskEdit()))
        },
        .write(.delete, "/api/tasks/{id}") { call, store in
            try store.deleteTask(call.id)
            return Reply(status: 204)
        },
        .write(.post, "/api/tasks/{id}/restore") { call, store in try .json(store.restoreTask(call.id)) },
    ]

    private static let collections: [Route] = [
        .read("/api/collections") { _, store in try Reply.json(["collections": store.collections()]) },
        .write(.post, "/api/collections", hasBody: true) { call, store in
            let collection = try store.createCollection(named: call.fields().collectionName(required: true) ?? "")
            return try .json(collection, status: 201, location: "/api/collections/\(collection.id)")
        },
        .read("/api/collections/{id}") { call, store in try Reply.json(store.collection(call.id)) },
        .write(.patch, "/api/collections/{id}", hasBody: true) { call, store in
            let name = try call.fields().collectionName(required: false)
            return try .json(
                name.map { try store.renameCollection(call.id, to: $0) } ?? store.snapshot.collection(call.id)
            )
        },
        .write(.delete, "/api/collections/{id}") { call, store in
            try store.deleteCollection(call.id)
            return Reply(status: 204)
        },
        .write(.post, "/api/collections/{id}/restore") { call, store in try .json(store.restoreCollection(call.id)) },
        .write(.put, "/api/collections/{id}/tasks/{taskId}") { call, store in
            try store.addTask(call.parameters["taskId"] ?? 0, toCollection: call.id)
            return Reply(status: 204)
        },
        .write(.delete, "/api/collections/{id}/tasks/{taskId}") { call, store in
            try store.removeTask(call.parameters["taskId"] ?? 0, fromCollection: call.id)
            return Reply(status: 204)
        },
    ]
}

extension Reply {
    fileprivate static func json(_ value: some Encodable, status: Int = 200, location: String? = nil) throws -> Reply {
        Reply(status: status, location: location, body: try JSONOutput.encode(value))
    }
}

extension Fields {
    fileprivate func collectionName(required: Bool) throws -> String? {
        try allow(only: ["name"])
        let name = try text("name")
        if required, name == nil {
            throw Problem.invalid("name", "problem.missing.name")
        }
        return name
    }
}
