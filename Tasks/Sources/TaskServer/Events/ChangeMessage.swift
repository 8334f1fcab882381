import TaskStore

/// A change as it is sent to listeners: `{"id": 7, "deleted": false, "client": "a1", "task": {…}}`.
struct ChangeMessage: Encodable, Equatable {
    let change: Change
    let client: String?

    /// The event's name, and the key that holds what changed.
    var name: String {
        switch change {
        case .task: "task"
        case .collection: "collection"
        case .settings: "settings"
        case .many: "reload"
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: JSONKey.self)
        try container.encode(client, forKey: "client")
        switch change {
        case .task(let id, let task): try encode(id, task, into: &container)
        case .collection(let id, let collection): try encode(id, collection, into: &container)
        case .settings(let settings): try encode(nil, settings, into: &container)
        case .many: break
        }
    }

    private func encode(_ id: Int64?, _ value: (some Encodable)?, into container: inout KeyedEncodingContainer<JSONKey>)
        throws
    {
        try container.encode(id, forKey: "id")
        try container.encode(value == nil, forKey: "deleted")
        try container.encode(value, forKey: JSONKey(name))
    }
}
