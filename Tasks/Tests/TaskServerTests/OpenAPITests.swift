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

    init() throws { document = try JSONValue(yaml: String(decoding: API.description, as: UTF8.self)) }

    @Test("is served, and names every route the server has, and no other; schemathesis tests what each does", .server)
    func namesEveryRoute() async throws {
        let answer = try await server.send("GET", "/api/openapi.yaml")
        #expect(answer.body == API.description && answer.headers["content-type"] == "application/yaml; charset=utf-8")
        let methods = ["get", "put", "post", "patch", "delete"]
        let described = document["paths"].keys.flatMap { path in
            document["paths"][path].keys.filter(methods.contains).map { "\($0.uppercased()) \(path)" }
        }
        var answered: [String] = []
        for route in server.routes where methods.contains(where: { route.hasPrefix($0.uppercased() + " /api/") }) {
            let path = route.replacing("{id}", with: "1").replacing("{taskId}", with: "1")
            if try await server.raw(path, "Connection: close").status() != 405 { answered.append(route) }
        }
        #expect(answered.sorted() == described.sorted())
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
}
