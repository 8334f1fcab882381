import TaskStore

/// The answer to a new task: the task, and for a captured one whether it is the first ever.
struct CreatedTask: Encodable {
    let task: TaskItem
    let firstCapture: Bool?

    private enum CodingKeys: CodingKey { case firstCapture }

    func encode(to encoder: any Encoder) throws {
        try task.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(firstCapture, forKey: .firstCapture)
    }
}
