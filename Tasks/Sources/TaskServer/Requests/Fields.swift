import Foundation
import NodJSON
import TaskStore

/// The JSON object of a body, read field by field. Whatever is wrong is named.
struct Fields: Sendable {
    let values: [String: JSONNode.Value]

    /// - Throws: 400 when it isn't a JSON object.
    init(_ body: Data) throws(Problem) {
        let node: JSONNode
        do { node = try JSONNode(reading: body) } catch {
            throw Problem(status: .badRequest, detail: "problem.body.notJSON", line: error.line)
        }
        guard case .object(let members) = node.value else { throw .badRequest("problem.body.noObject") }
        values = Dictionary(members.map { ($0.key, $0.node.value) }) { $1 }
    }

    /// - Throws: 400 that names the first field nobody knows: a typing error that is ignored looks like success.
    func allow(only names: [String]) throws(Problem) {
        guard let unknown = values.keys.sorted().first(where: { !names.contains($0) }) else { return }
        throw .unknown("problem.unknownField", unknown, known: names)
    }

    /// nil when it isn't there.
    func text(_ name: String) throws(Problem) -> String? { try value(name, "problem.type.text", \.asText) }

    /// nil when it isn't there; `.some(nil)` for null.
    func optionalText(_ name: String) throws(Problem) -> String?? {
        try value(name, "problem.type.textOrNull") { $0 == .null ? .some(nil) : $0.asText.map(Optional.some) }
    }

    func flag(_ name: String) throws(Problem) -> Bool? {
        try value(name, "problem.type.flag") { if case .bool(let flag) = $0 { flag } else { nil } }
    }

    func number(_ name: String) throws(Problem) -> Double? { try value(name, "problem.type.number", \.asNumber) }

    func ids(_ name: String) throws(Problem) -> [Int64]? {
        try value(name, "problem.type.ids") { json in
            guard case .list(let list) = json else { return nil }
            let ids = list.compactMap(\.value.asID)
            return ids.count == list.count ? ids : nil
        }
    }

    func id(_ name: String) throws(Problem) -> Int64? { try value(name, "problem.type.id", \.asID) }

    private func value<Value>(
        _ name: String,
        _ type: Sentence,
        _ read: (JSONNode.Value) -> Value?
    ) throws(Problem) -> Value? {
        guard let json = values[name] else { return nil }
        guard let value = read(json) else { throw .mustBe(name, .sentence(type)) }
        return value
    }
}

extension JSONNode.Value {
    fileprivate var asText: String? { if case .text(let text) = self { text } else { nil } }
    fileprivate var asNumber: Double? { if case .number(let number, _) = self { number } else { nil } }

    /// A whole number above zero that a double holds exactly.
    fileprivate var asID: Int64? {
        asNumber.flatMap { (1...0x1p53 - 1).contains($0) ? Int64(exactly: $0) : nil }
    }
}
