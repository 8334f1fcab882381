import Foundation
import TaskStore

/// The JSON object of a body, read field by field. Whatever is wrong is named.
struct Fields: Sendable {
    let values: [String: JSONValue]

    /// - Throws: 400 when it isn't a JSON object.
    init(_ body: Data) throws(Problem) {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: body) else {
            throw .badRequest("problem.body.notJSON")
        }
        guard case .object(let values) = value else {
            throw .badRequest("problem.body.noObject")
        }
        self.values = values
    }

    /// - Throws: 400 that names the first field nobody knows: a typing error that is ignored looks like success.
    func allow(only names: [String]) throws(Problem) {
        guard let unknown = values.keys.sorted().first(where: { !names.contains($0) }) else { return }
        throw .unknown("problem.unknownField", unknown, known: names)
    }

    /// nil when it isn't there.
    func text(_ name: String) throws(Problem) -> String? {
        switch values[name] {
        case nil: return nil
        case .text(let text): return text
        default: throw .mustBe(name, .sentence("problem.type.text"))
        }
    }

    /// nil when it isn't there; `.some(nil)` for null.
    func optionalText(_ name: String) throws(Problem) -> String?? {
        switch values[name] {
        case nil: return .none
        case .null: return .some(nil)
        case .text(let text): return text
        default: throw .mustBe(name, .sentence("problem.type.textOrNull"))
        }
    }

    func flag(_ name: String) throws(Problem) -> Bool? {
        switch values[name] {
        case nil: return nil
        case .flag(let flag): return flag
        default: throw .mustBe(name, .sentence("problem.type.flag"))
        }
    }

    func number(_ name: String) throws(Problem) -> Double? {
        switch values[name] {
        case nil: return nil
        case .number(let number): return number
        default: throw .mustBe(name, .sentence("problem.type.number"))
        }
    }

    func ids(_ name: String) throws(Problem) -> [Int64]? {
        guard let value = values[name] else { return nil }
        guard case .list(let list) = value else { throw .mustBe(name, .sentence("problem.type.ids")) }
        var ids: [Int64] = []
        for item in list {
            guard case .number(let number) = item, let id = Int64(exactly: number) else {
                throw .mustBe(name, .sentence("problem.type.ids"))
            }
            ids.append(id)
        }
        return ids
    }
}
