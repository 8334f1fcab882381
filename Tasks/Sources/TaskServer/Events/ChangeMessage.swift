import TaskStore

/// A change as the stream tells it: `{"id": 7, "deleted": false, "client": "a1", "task": {…}}`.
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

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(client, forKey: Key(stringValue: "client"))
        switch change {
        case .task(let id, let task): try encode(id, task, into: &container)
        case .collection(let id, let collection): try encode(id, collection, into: &container)
        case .settings(let settings): try encode(nil, settings, into: &container)
        case .many: break
        }
    }

    private func encode(_ id: Int64?, _ value: (some Encodable)?, into container: inout KeyedEncodingContainer<Key>)
        throws
    {
        try container.encode(id, forKey: Key(stringValue: "id"))
        try container.encode(value == nil, forKey: Key(stringValue: "deleted"))
        try container.encode(value, forKey: Key(stringValue: name))
    }
}
