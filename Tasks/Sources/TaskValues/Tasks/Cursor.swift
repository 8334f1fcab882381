/// The sort key of the last task of a page, as opaque text for clients.
///
/// Unlike an offset, it neither skips nor repeats tasks when others are added or deleted.
public struct Cursor: Sendable, Equatable {
    package enum Key: Sendable, Equatable {
        case position(Double)
        case completion(Int64)
        case due(Day?, position: Double)
    }

    package let key: Key
    package let id: Int64

    package init(key: Key, id: Int64) {
        self.key = key
        self.id = id
    }

    package init(after task: TaskItem, in order: TaskOrder) {
        switch (order, task.completedAt) {
        case (.completion, let time?): self.init(key: .completion(time.milliseconds), id: task.id)
        case (.due, _): self.init(key: .due(task.due, position: task.position), id: task.id)
        default: self.init(key: .position(task.position), id: task.id)
        }
    }

    public func fits(_ order: TaskOrder) -> Bool {
        switch key {
        case .position: order == .position
        case .completion: order == .completion
        case .due: order == .due
        }
    }
}

extension Cursor {
    public init?(_ text: String) {
        let parts = text.split(separator: "_", omittingEmptySubsequences: false)
        guard parts.count >= 3, let id = Int64(parts[parts.count - 1]), id > 0 else { return nil }
        let position = Double(parts[parts.count - 2]).flatMap { $0.isFinite ? $0 : nil }
        switch (parts[0], parts.count, position) {
        case ("position", 3, let position?): self.init(key: .position(position), id: id)
        case ("completion", 3, _):
            guard let time = Int64(parts[1]) else { return nil }
            self.init(key: .completion(time), id: id)
        case ("due", 4, let position?):
            let day = Day(parts[1])
            guard day != nil || parts[1].isEmpty else { return nil }
            self.init(key: .due(day, position: position), id: id)
        default: return nil
        }
    }

    public var text: String {
        switch key {
        case .position(let position): "position_\(position)_\(id)"
        case .completion(let time): "completion_\(time)_\(id)"
        case .due(let day, let position): "due_\(day?.description ?? "")_\(position)_\(id)"
        }
    }
}
