import Foundation
import TaskStore

/// The JSON object of a body, read field by field. Whatever is wrong is named.
struct Fields: Sendable {
    let values: [String: JSONValue]

    /// - Throws: 400 when it isn't a JSON object.
    init(_ body: Data) throws(Problem) {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: body) else {
            throw .badRequest("The body is not valid JSON. Check quotes, commas and brackets.")
        }
        guard case .object(let values) = value else {
            throw .badRequest("The body must be a JSON object, such as {\"title\": \"Buy milk\"}.")
        }
        self.values = values
    }

    /// - Throws: 400 that names the first field nobody knows: a typing error that is ignored looks like success.
    func allow(only names: [String]) throws(Problem) {
        guard let unknown = values.keys.sorted().first(where: { !names.contains($0) }) else { return }
        throw .badRequest(
            "There is no field “\(unknown)” here. Known are \(names.joined(separator: ", ")).",
            field: unknown
        )
    }

    /// nil when it isn't there.
    func text(_ name: String) throws(Problem) -> String? {
        switch values[name] {
        case nil: return nil
        case .text(let text): return text
        default: throw wrongType(name, "a string")
        }
    }

    /// nil when it isn't there; `.some(nil)` for null.
    func optionalText(_ name: String) throws(Problem) -> String?? {
        switch values[name] {
        case nil: return .none
        case .null: return .some(nil)
        case .text(let text): return text
        default: throw wrongType(name, "a string or null")
        }
    }

    func flag(_ name: String) throws(Problem) -> Bool? {
        switch values[name] {
        case nil: return nil
        case .flag(let flag): return flag
        default: throw wrongType(name, "true or false")
        }
    }

    func number(_ name: String) throws(Problem) -> Double? {
        switch values[name] {
        case nil: return nil
        case .number(let number): return number
        default: throw wrongType(name, "a number")
        }
    }

    func ids(_ name: String) throws(Problem) -> [Int64]? {
        guard let value = values[name] else { return nil }
        guard case .list(let list) = value else { throw wrongType(name, "a list of ids") }
        var ids: [Int64] = []
        for item in list {
            guard case .number(let number) = item, let id = Int64(exactly: number) else {
                throw wrongType(name, "a list of ids")
            }
            ids.append(id)
        }
        return ids
    }

    private func wrongType(_ name: String, _ type: String) -> Problem {
        .badRequest("“\(name)” must be \(type).", field: name)
    }
}
