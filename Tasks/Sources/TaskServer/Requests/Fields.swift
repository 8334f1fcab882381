import Foundation
import TaskStore

/// The JSON object of a body, decoded strictly: unknown keys are refused, null isn't absent, and each problem names its field.
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
        // A typing error that is ignored looks like success.
        if let unknown = names.first(where: { !known.contains($0) }) { throw .unknown("field", unknown, known: known) }
    }

    private struct Object: Decodable {
        let values: KeyedDecodingContainer<JSONKey>

        init(from decoder: any Decoder) throws { values = try decoder.container(keyedBy: JSONKey.self) }
    }

    var names: [String] { values.allKeys.map(\.stringValue).sorted() }

    /// nil when it isn't there.
    func value<Value: Decodable>(_ name: String) throws(Problem) -> Value? {
        guard values.contains(JSONKey(name)) else { return nil }
        guard let value = try? values.decode(Value.self, forKey: JSONKey(name)) else { throw .invalid(name) }
        return value
    }

    /// nil when it isn't there.
    func value<Value>(_ name: String, _ make: (String) -> Value?) throws(Problem) -> Value? {
        guard let text: String = try value(name) else { return nil }
        guard let value = make(text) else { throw .invalid(name) }
        return value
    }

    /// nil when it isn't there; `.some(nil)` for null.
    func nullable<Value>(_ name: String, _ make: (String) -> Value?) throws(Problem) -> Value?? {
        if (try? values.decodeNil(forKey: JSONKey(name))) == true { return .some(nil) }
        return try value(name, make)
    }
}

/// JSON with its keys in one order, so that the same state is the same bytes.
enum JSON {
    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(value)
    }
}

/// A key that is known when it is written.
struct JSONKey: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringLiteral name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
