import Foundation
import TaskStore

/// The query of an address, behind the `?`.
struct QueryItems: Sendable {
    private let values: [String: String]

    init(_ values: [String: String]) { self.values = values }

    /// - Throws: 400 for what isn't percent-encoded UTF-8.
    init(_ query: String) throws(Problem) {
        var values: [String: String] = [:]
        for item in query.split(separator: "&") {
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decoded(parts[0]), let value = Self.decoded(parts.count > 1 ? parts[1] : "") else {
                throw .badRequest("problem.address")
            }
            values[name] = value
        }
        self.values = values
    }

    private static func decoded(_ text: Substring) -> String? {
        text.replacing("+", with: " ").removingPercentEncoding
    }

    subscript(name: String) -> String? { values[name] }

    /// Which tasks are asked for.
    func taskQuery() throws -> TaskQuery {
        try allow(only: ["filter", "column", "order", "q", "collection", "cursor", "limit"])
        var query = TaskQuery()
        query.filter = try filter()
        query.column = try column(of: query.filter)
        query.byDue = try byDue()
        query.text = try text()
        query.collection = try collection()
        query.limit = try limit()
        query.cursor = try cursor(fitting: query.order)
        return query
    }

    func allow(only names: [String]) throws(Problem) {
        guard let unknown = values.keys.sorted().first(where: { !names.contains($0) }) else { return }
        throw .unknown("problem.unknownParameter", unknown, known: names)
    }

    private func filter() throws(Problem) -> TaskFilter {
        guard let text = values["filter"] else { return .open }
        guard let filter = TaskFilter(rawValue: text) else {
            throw .mustBe("filter", .choice(TaskFilter.allCases.map(\.rawValue)))
        }
        return filter
    }

    /// Which open tasks; completed ones have no column to ask for but `done`, which is `filter=completed`.
    private func column(of filter: TaskFilter) throws(Problem) -> TaskColumn? {
        guard let text = values["column"] else { return nil }
        guard let column = TaskColumn(rawValue: text), column != .done else {
            throw .badRequest("problem.query.column", field: "column")
        }
        guard filter == .open else {
            throw .badRequest("problem.query.columnOfOpen", field: "column")
        }
        return column
    }

    private func byDue() throws(Problem) -> Bool {
        guard let text = values["order"] else { return false }
        guard text == TaskOrder.due.rawValue else {
            throw .badRequest("problem.query.order", field: "order")
        }
        return true
    }

    private func text() throws(Problem) -> String {
        let text = values["q"] ?? ""
        if text.count > TaskItem.titleLimit {
            throw .badRequest(Sentence("problem.query.text", ["limit": .number(TaskItem.titleLimit)]), field: "q")
        }
        return text
    }

    private func collection() throws(Problem) -> Int64? {
        guard let text = values["collection"], !text.isEmpty else { return nil }
        guard let id = Int64(text), id > 0 else {
            throw .mustBe("collection", .sentence("problem.type.collection"))
        }
        return id
    }

    private func limit() throws(Problem) -> Int {
        guard let text = values["limit"] else { return TaskQuery.defaultLimit }
        guard let limit = Int(text), (1...TaskQuery.maximumLimit).contains(limit) else {
            let type = Sentence("problem.type.limit", ["limit": .number(TaskQuery.maximumLimit)])
            throw .mustBe("limit", .sentence(type))
        }
        return limit
    }

    private func cursor(fitting order: TaskOrder) throws(Problem) -> Cursor? {
        guard let text = values["cursor"], !text.isEmpty else { return nil }
        guard let cursor = Cursor(text), cursor.fits(order) else {
            throw .badRequest("problem.query.cursor", field: "cursor")
        }
        return cursor
    }
}
