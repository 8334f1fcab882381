import Foundation
import Hummingbird
import TaskFormats
import TaskStore
import Testing
import Yams

@testable import TaskServer

@Suite("The API's description")
struct OpenAPITests {
    private let document: JSONValue

    init() throws { document = try JSONValue(yaml: String(decoding: Routes.description, as: UTF8.self)) }

    @Test("is served, and names every route the server has, and no other", .server)
    func namesEveryRoute() async throws {
        let answer = try await server.send("GET", "/api/openapi.yaml")
        #expect(
            answer.body == Routes.description
                && answer.headers["content-type"] == "application/yaml; charset=utf-8"
        )
        #expect(document["openapi"] == .text("3.1.0"))
        let methods = ["get", "put", "post", "patch", "delete"]
        let described = document["paths"].keys.flatMap { path in
            document["paths"][path].keys.filter(methods.contains).map { "\($0.uppercased()) \(path)" }
        }
        #expect(Set(described) == Set(Routes.all.map { "\($0.method.rawValue) \($0.path.text)" }))
        #expect(described.count == Routes.all.count)
    }

    @Test("refers to nothing that isn't there, and every operation has its own name")
    func isWhole() {
        for reference in document.references { #expect(resolve(reference) != .null, "\(reference)") }
        let ids = document["paths"].keys.flatMap { path in
            document["paths"][path].keys.map { document["paths"][path][$0]["operationId"].string }
        }
        let names = ids.filter { !$0.isEmpty }
        #expect(names.count == Routes.all.count && Set(names).count == names.count)
    }

    @Test("tells the truth about every answer: its status, its type and its properties", .server)
    func tellsTheTruth() async throws {
        var tried: Set<String> = []
        for (route, path, body) in Self.requests {
            let method = String(route.split(separator: " ")[0])
            let answer = try await server.send(method, path, body)
            check(answer, of: route, path)
            if answer.status < 300 { tried.insert(route) }
        }
        let streams = ["GET /api/events"]
        #expect(tried.union(streams) == Set(Routes.all.map { "\($0.method.rawValue) \($0.path.text)" }))
    }

    @Test("repeats the limits and choices of the code as they are there")
    func repeatsTheCode() {
        let choices: [(String, [String])] = [
            ("GET /api/tasks filter", TaskFilter.allCases.map(\.rawValue)),
            ("GET /api/tasks column", TaskColumn.allCases.filter { $0 != .done }.map(\.rawValue)),
            ("GET /api/tasks order", [TaskOrder.due.rawValue]),
            ("GET /api/export format", FileFormat.allCases.map(\.rawValue)),
            ("Task.column", TaskColumn.allCases.map(\.rawValue)),
            ("NewTask.column", TaskColumn.allCases.map(\.rawValue)),
            ("TaskChange.column", TaskColumn.allCases.map(\.rawValue)),
        ]
        for (place, names) in choices {
            #expect(Set(schema(place)["enum"].list.map(\.string)) == Set(names), "\(place)")
        }
        let figures: [(String, String, Double)] = [
            ("GET /api/tasks q", "maxLength", Double(TaskItem.titleLimit)),
            ("GET /api/tasks limit", "maximum", Double(TaskQuery.maximumLimit)),
            ("GET /api/tasks limit", "default", Double(TaskQuery.defaultLimit)),
            ("NewTask.title", "maxLength", Double(TaskItem.titleLimit)),
            ("TaskChange.title", "maxLength", Double(TaskItem.titleLimit)),
            ("NewTask.notes", "maxLength", Double(NotesText.limit)),
            ("TaskChange.notes", "maxLength", Double(NotesText.limit)),
            ("NewCollection.name", "maxLength", Double(TaskCollection.nameLimit)),
            ("TaskChange.position", "minimum", -TaskItem.positionLimit),
            ("TaskChange.position", "maximum", TaskItem.positionLimit),
        ]
        for (place, key, figure) in figures { #expect(schema(place)[key] == .number(figure), "\(place) \(key)") }
        #expect(components["schemas"]["HeaderText"]["maxLength"].int == Request.nameLimit)
        let sentences: [(JSONValue, String)] = [
            (schema("Task.title"), "1 to \(TaskItem.titleLimit) characters"),
            (schema("NewTask.title"), "1 to \(TaskItem.titleLimit) characters"),
            (schema("NewCollection.name"), "1 to \(TaskCollection.nameLimit) characters"),
            (document["paths"]["/api/events"]["get"], "more than \(Change.mostTold) at once"),
            (document["info"], "at most \(Request.jsonLimit >> 10) KB"),
            (document["paths"]["/api/import"]["post"], "at most \(Request.fileLimit >> 20) MB"),
        ]
        for (part, words) in sentences { #expect(part["description"].string.contains(words)) }
    }

    @Test("knows every setting there is, what it can be and what it is by itself")
    func knowsTheSettings() {
        let settings = components["schemas"]["Settings"]
        #expect(Set(settings["properties"].keys) == Set(Setting.all.map(\.name)))
        #expect(Set(settings["required"].list.map(\.string)) == Set(Setting.all.map(\.name)))
        #expect(components["schemas"]["SettingsChange"]["properties"] == settings["properties"])
        for setting in Setting.all {
            let expected: [String: JSONValue] =
                switch setting.kind {
                case .flag(let value): ["type": .text("boolean"), "default": .flag(value)]
                case .level(let value):
                    ["type": .text("number"), "minimum": .number(0), "maximum": .number(1), "default": .number(value)]
                case .choice(let names, let value):
                    ["type": .text("string"), "enum": .list(names.map(JSONValue.text)), "default": .text(value)]
                }
            #expect(settings["properties"][setting.name] == .object(expected), "\(setting.name)")
        }
    }

    @Test("tells the truth about the stream")
    func tellsTheTruthOfChanges() throws {
        let settings = ChangeMessage(change: .settings(.init()), client: nil)
        let gone = ChangeMessage(change: .task(id: 7, nil), client: "tab")
        for message in [settings, gone] {
            let value = try JSONDecoder().decode(JSONValue.self, from: JSONOutput.encode(message))
            #expect(mismatches(value, document["components"]["schemas"]["Change"]).isEmpty)
        }
    }

    /// Requests that reach every route in turn, and some of its errors.
    private static let requests: [(route: String, path: String, body: String?)] = [
        ("GET /api/health", "/api/health", nil), ("GET /api/openapi.yaml", "/api/openapi.yaml", nil),
        ("POST /api/pair", "/api/pair", #"{"code":"K7MX2Q9P"}"#),
        ("GET /api/settings", "/api/settings", nil), ("PATCH /api/settings", "/api/settings", #"{"theme":"dark"}"#),
        ("PATCH /api/settings", "/api/settings", #"{"theme":"pink"}"#),
        ("PATCH /api/settings", "/api/settings", #"{"x":1}"#),
        ("POST /api/collections", "/api/collections", #"{"name":"Shop"}"#),
        ("POST /api/collections", "/api/collections", #"{"name":""}"#),
        ("GET /api/collections", "/api/collections", nil), ("GET /api/collections/{id}", "/api/collections/1", nil),
        ("GET /api/collections/{id}", "/api/collections/9", nil),
        ("PATCH /api/collections/{id}", "/api/collections/1", #"{"name":"Store"}"#),
        ("POST /api/tasks", "/api/tasks", #"{"title":"Milk","collections":[1],"due":"2026-01-01","priority":"A"}"#),
        ("POST /api/tasks", "/api/tasks", #"{"title":"Bread","captured":true}"#),
        ("POST /api/tasks", "/api/tasks", #"{"title":""}"#),
        ("POST /api/tasks", "/api/tasks", "{"), ("POST /api/tasks", "/api/tasks", #"{"title":"A","collections":[9]}"#),
        ("GET /api/tasks", "/api/tasks?filter=all&limit=1", nil), ("GET /api/tasks", "/api/tasks?limit=501", nil),
        ("GET /api/tasks", "/api/tasks?order=due&column=todo", nil), ("GET /api/tasks", "/api/tasks?order=title", nil),
        ("GET /api/tasks", "/api/tasks?collection=9", nil), ("GET /api/tasks/{id}", "/api/tasks/1", nil),
        ("GET /api/tasks/{id}", "/api/tasks/9", nil), ("PATCH /api/tasks/{id}", "/api/tasks/1", #"{"completed":true}"#),
        ("PATCH /api/tasks/{id}", "/api/tasks/9", "{}"), ("DELETE /api/tasks/{id}", "/api/tasks/1", nil),
        ("DELETE /api/tasks/{id}", "/api/tasks/1", nil), ("POST /api/tasks/{id}/restore", "/api/tasks/1/restore", nil),
        ("POST /api/tasks/{id}/restore", "/api/tasks/9/restore", nil),
        ("PUT /api/collections/{id}/tasks/{taskId}", "/api/collections/1/tasks/2", nil),
        ("PUT /api/collections/{id}/tasks/{taskId}", "/api/collections/1/tasks/9", nil),
        ("DELETE /api/collections/{id}/tasks/{taskId}", "/api/collections/1/tasks/2", nil),
        ("DELETE /api/collections/{id}", "/api/collections/1", nil),
        ("POST /api/collections/{id}/restore", "/api/collections/1/restore", nil),
        ("POST /api/collections/{id}/restore", "/api/collections/9/restore", nil),
        ("POST /api/import", "/api/import?name=todo.txt", "(A) Buy milk +Shop due:2026-01-01"),
        ("POST /api/import", "/api/import", "What is this?"), ("POST /api/import", "/api/import?name=a.json", "{"),
        ("POST /api/import", "/api/import?nme=a.json", "{}"),
        ("GET /api/export", "/api/export?format=json", nil), ("GET /api/export", "/api/export?format=todotxt", nil),
        ("GET /api/export", "/api/export?format=todotxt", nil), ("GET /api/export", "/api/export", nil),
    ]
}

extension OpenAPITests {
    private var components: JSONValue { document["components"] }

    /// Of a property, `Task.title`, or of a parameter, `GET /api/tasks filter`.
    private func schema(_ place: String) -> JSONValue {
        let parts = place.split(separator: " ").map(String.init)
        guard parts.count == 3 else {
            let names = place.split(separator: ".").map(String.init)
            return resolved(components["schemas"][names[0]]["properties"][names[1]])
        }
        let parameters = document["paths"][parts[1]][parts[0].lowercased()]["parameters"].list
        return parameters.first { $0["name"].string == parts[2] }?["schema"] ?? .null
    }

    private func check(_ answer: Answer, of route: String, _ path: String) {
        let parts = route.split(separator: " ")
        let operation = document["paths"][String(parts[1])][parts[0].lowercased()]
        let response = resolved(operation["responses"][String(answer.status)])
        #expect(response != .null, "\(route) answered \(answer.status), which isn't described")
        let types = response["content"].keys
        if types.isEmpty { return #expect(answer.body.isEmpty, "\(route)") }
        guard let type = types.first(where: { answer.headers["content-type"]?.hasPrefix($0) == true }) else {
            Issue.record("\(route) answered \(answer.headers["content-type"] ?? "no type"), which isn't described")
            return
        }
        guard type.hasSuffix("json") else { return }
        #expect(mismatches(answer.json, response["content"][type]["schema"]) == [], "\(route) \(path)")
    }

    /// Returns where `value` doesn't match `schema`, by the part of JSON Schema that the document uses.
    private func mismatches(_ value: JSONValue, _ schema: JSONValue, at place: String = "") -> [String] {
        let schema = resolved(schema)
        if !schema["anyOf"].list.isEmpty {
            return schema["anyOf"].list.contains { mismatches(value, $0, at: place).isEmpty }
                ? [] : ["\(place) fits nothing"]
        }
        let types = schema["type"].list.isEmpty ? [schema["type"]] : schema["type"].list
        guard types.contains(where: { value.isOfType($0.string) }) else { return ["\(place) is \(value)"] }
        if !schema["enum"].list.isEmpty, !schema["enum"].list.contains(value) { return ["\(place) is \(value)"] }
        if case .list(let items) = value { return items.flatMap { mismatches($0, schema["items"], at: place + "[]") } }
        let missing = schema["required"].list.map(\.string).filter { !value.keys.contains($0) }.map {
            "\(place).\($0) is missing"
        }
        return missing
            + value.keys.flatMap { key in
                let property = schema["properties"][key]
                return property == .null
                    ? ["\(place).\(key) isn't described"] : mismatches(value[key], property, at: "\(place).\(key)")
            }
    }

    private func resolved(_ value: JSONValue) -> JSONValue {
        value["$ref"] == .null ? value : resolve(value["$ref"].string)
    }

    private func resolve(_ reference: String) -> JSONValue {
        reference.split(separator: "/").dropFirst().reduce(document) { $0[String($1)] }
    }
}

extension JSONValue {
    fileprivate init(yaml: String) throws {
        self.init(yaml: try Yams.load(yaml: yaml) as Any)
    }

    private init(yaml value: Any) {
        switch value {
        case let flag as Bool: self = .flag(flag)
        case let number as Int: self = .number(Double(number))
        case let number as Double: self = .number(number)
        case let text as String: self = .text(text)
        case let list as [Any]: self = .list(list.map(JSONValue.init(yaml:)))
        case let object as [String: Any]: self = .object(object.mapValues(JSONValue.init(yaml:)))
        default: self = .null
        }
    }

    fileprivate var keys: [String] { if case .object(let values) = self { values.keys.sorted() } else { [] } }

    fileprivate var references: [String] {
        switch self {
        case .object(let values):
            values.flatMap { $0.key == "$ref" ? [$0.value.string] : $0.value.references }
        case .list(let list): list.flatMap(\.references)
        default: []
        }
    }

    fileprivate func isOfType(_ type: String) -> Bool {
        switch (self, type) {
        case (.null, "null"), (.text, "string"), (.number, "number"), (.flag, "boolean"), (.list, "array"),
            (.object, "object"):
            true
        case (.number(let number), "integer"): number == number.rounded()
        default: false
        }
    }
}
