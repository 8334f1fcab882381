import Foundation
import Hummingbird
import TaskStore

/// The query of a URL. Unknown parameters are refused.
struct QueryItems: Sendable {
    private var values: [String: String] = [:]

    init(_ request: Request, known: [String]) throws(Problem) {
        for item in (request.uri.query ?? "").split(separator: "&") {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(parts[0]), let value = Self.decoded(parts.count > 1 ? parts[1] : "") else {
                throw Problem(.badRequest, "address", "The address is not valid. Percent-encode the query as UTF-8.")
            }
            guard known.contains(name) else { throw .unknown("parameter", name, known: known) }
            values[name] = value
        }
    }

    private static func decoded(_ text: Substring) -> String? {
        text.replacing("+", with: " ").removingPercentEncoding
    }

    func value<Value>(_ name: String, _ make: (String) -> Value?) throws(Problem) -> Value? {
        guard let text = values[name] else { return nil }
        guard let value = make(text) else { throw .invalid(name) }
        return value
    }
}

extension QueryItems {
    static let ofTasks = ["filter", "column", "order", "q", "collection", "cursor", "limit"]

    func taskQuery() throws(Problem) -> TaskQuery {
        var query = TaskQuery()
        query.filter = try value("filter", TaskFilter.init) ?? .open
        // Completed tasks are `filter=completed`.
        query.column = try value("column") { TaskColumn(rawValue: $0).flatMap { $0 == .done ? nil : $0 } }
        if query.column != nil, query.filter != .open {
            throw Problem(.badRequest, "columnOfOpen", "“column” applies to open tasks only.", field: "column")
        }
        query.byDue = try value("order") { $0 == TaskOrder.due.rawValue ? true : nil } ?? false
        query.text = try value("q") { $0.count <= TaskItem.titleLimit ? $0 : nil } ?? ""
        query.collection =
            try value("collection") { text -> Int64?? in
                text.isEmpty ? .some(nil) : Int64(text).flatMap { $0 > 0 ? .some($0) : nil }
            } ?? nil
        query.limit =
            try value("limit") { Int($0).flatMap { (1...TaskQuery.maximumLimit).contains($0) ? $0 : nil } }
            ?? TaskQuery.defaultLimit
        let order = query.order
        query.cursor =
            try value("cursor") { text -> Cursor?? in
                text.isEmpty ? .some(nil) : Cursor(text).flatMap { $0.fits(order) ? .some($0) : nil }
            } ?? nil
        return query
    }
}
