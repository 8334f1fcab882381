import Foundation
import TaskStore

/// A request to the API after everything that can be checked without the database.
struct Call: Sendable {
    /// The values for the names in braces in the route's path.
    let parameters: [String: Int64]
    let query: QueryItems
    let body: Data
    let wording: Wording

    var id: Int64 { parameters["id"] ?? 0 }

    func fields() throws(Problem) -> Fields { try Fields(body) }
}
