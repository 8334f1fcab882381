import Foundation
import TaskStore

/// A strict decoder of JSON objects: refuses unknown keys, distinguishes null from absent, and names the field of a problem.
///
///     let fields = try Fields(body, known: ["title", "due"])
///     let title: String? = try fields.value("title")
///     let due: Day?? = try fields.nullable("due", Day.init)
struct Fields {
    private let values: KeyedDecodingContainer<JSONKey>

    init(_ body: Data, known: [String]) throws(Problem) {
        guard let values = (try? JSONDecoder().decode(Object.self, from: body))?.values else {
            throw Problem(.badRequest, "body", "The body must be a JSON object, such as {\"title\": \"Buy milk\"}.")
        }
        self.values = values
        if let unknown = names.first(where: { !known.contains($0) }) { throw .unknown("field", unknown, known: known) }
    }

    private struct Object: Decodable {
        let values: KeyedDecodingContainer<JSONKey>

        init(from decoder: any Decoder) throws { values = try decoder.container(keyedBy: JSONKey.self) }
    }

    var names: [String] { values.allKeys.map(\.stringValue).sorted() }

    func value<Value: Decodable>(_ name: String) throws(Problem) -> Value? {
        guard values.contains(JSONKey(name)) else { return nil }
        guard let value = try? values.decode(Value.self, forKey: JSONKey(name)) else { throw .invalid(name) }
        return value
    }

    func value<Value>(_ name: String, _ make: (String) -> Value?) throws(Problem) -> Value? {
        guard let text: String = try value(name) else { return nil }
        guard let value = make(text) else { throw .invalid(name) }
        return value
    }

    /// nil if it is missing, `.some(nil)` for null.
    func nullable<Value>(_ name: String, _ make: (String) -> Value?) throws(Problem) -> Value?? {
        if (try? values.decodeNil(forKey: JSONKey(name))) == true { return .some(nil) }
        return try value(name, make)
    }
}

/// JSON with sorted keys, so that equal values have equal bytes.
enum JSON {
    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }
}

struct JSONKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringLiteral name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension Fields {
    static let ofNewTask = ["title", "notes", "column", "due", "priority", "collections", "completed", "captured"]
    static let ofTask = ["title", "notes", "column", "position", "due", "priority", "completed"]

    func taskDraft() throws(Problem) -> TaskDraft {
        guard let title: String = try value("title") else { throw .missing("title") }
        var draft = TaskDraft(title: title)
        draft.notes = try value("notes") ?? ""
        draft.due = try nullable("due", Day.init) ?? nil
        draft.priority = try nullable("priority", Priority.init) ?? nil
        draft.collections = try value("collections") ?? []
        switch try move() {
        case nil, .reopen: break
        case .complete: draft.column = .done
        case .to(let column): draft.column = column
        }
        return draft
    }

    func taskEdit() throws(Problem) -> TaskEdit {
        var edit = TaskEdit(move: try move())
        edit.title = try value("title")
        edit.notes = try value("notes")
        edit.position = try value("position")
        edit.due = try nullable("due", Day.init)
        edit.priority = try nullable("priority", Priority.init)
        return edit
    }

    /// - Throws: 422 if `completed` and `column` contradict each other.
    private func move() throws(Problem) -> TaskEdit.Move? {
        let isCompleted: Bool? = try value("completed")
        let column = try value("column", TaskColumn.init)
        switch (isCompleted, column) {
        case (nil, nil): return nil
        case (nil, let column?): return .to(column)
        case (true, nil), (true, .done): return .complete
        case (false, nil): return .reopen
        case (false, let column?) where column != .done: return .to(column)
        default:
            let detail = "“completed” and “column” contradict each other. Send one of them."
            throw Problem(.unprocessableContent, "contradiction", detail, field: "completed")
        }
    }

    func settingValues() throws(Problem) -> [String: SettingValue] {
        var values: [String: SettingValue] = [:]
        for name in names { values[name] = try value(name) }
        return values
    }
}
