import Foundation

@testable import TaskServer

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Answer: Sendable {
    let status: Int
    let headers: [String: String]
    let body: Data

    init(_ response: HTTPURLResponse, _ body: Data) {
        status = response.statusCode
        headers = Dictionary(
            uniqueKeysWithValues: response.allHeaderFields.map { ("\($0.key)".lowercased(), "\($0.value)") }
        )
        self.body = body
    }

    var text: String { String(decoding: body, as: UTF8.self) }
    var json: JSONValue { (try? JSONDecoder().decode(JSONValue.self, from: body)) ?? .null }

    subscript(key: String) -> JSONValue { json[key] }

    /// Status and field of a problem, having the form that every problem has.
    var problem: String {
        guard headers["content-type"] == "application/problem+json", json["status"] == .number(Double(status)),
            json["detail"].string.hasSuffix("."), !json["title"].string.isEmpty,
            json["type"].string.hasPrefix("/problems/")
        else { return "\(status) \(text)" }
        return [String(status), json["field"].string].joined(separator: " ").trimmingCharacters(in: .whitespaces)
    }
}

extension JSONValue {
    subscript(key: String) -> JSONValue {
        if case .object(let values) = self { values[key] ?? .null } else { .null }
    }

    var list: [JSONValue] { if case .list(let list) = self { list } else { [] } }
    var string: String { if case .text(let text) = self { text } else { "" } }
    var int: Int { if case .number(let number) = self { Int(number) } else { 0 } }
}
