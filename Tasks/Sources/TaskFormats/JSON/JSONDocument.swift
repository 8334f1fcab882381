import TaskStore

/// Our own file: everything that is kept of tasks and collections, and a version to know it by.
struct JSONDocument: Codable {
    static let name = "nod-tasks"
    static let currentVersion = 1

    var format = name
    var version = currentVersion
    var collections: [Collection] = []
    var tasks: [Entry] = []

    struct Collection: Codable {
        let name: String
    }

    struct Entry: Codable {
        let uid: String
        let title: String
        var notes: String?
        /// The column it has, or comes back to when it is reopened.
        var column: String?
        var due: String?
        var priority: String?
        let createdAt: String
        var completedAt: String?
        var collections: [String]?
        var origin: Source?
    }

    struct Source: Codable {
        let format: String
        let text: String
    }
}
