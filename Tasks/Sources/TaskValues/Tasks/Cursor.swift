/// A place in the list: the sort key of the last task that was seen.
///
/// A key and not an offset: tasks that come or go meanwhile shift nothing, none is shown twice and none is skipped.
/// Written as text it is opaque; whoever sends back anything else gets an error, not a wrong page.
public struct Cursor: Sendable, Equatable {
    /// One for each order of the list.
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

    /// The place of `task` in a list in this order.
    package init(after task: TaskItem, in order: TaskOrder) {
        switch (order, task.completedAt) {
        case (.completion, let time?): self.init(key: .completion(time.milliseconds), id: task.id)
        case (.due, _): self.init(key: .due(task.due, position: task.position), id: task.id)
        default: self.init(key: .position(task.position), id: task.id)
        }
    }

    /// Whether it comes from a list in this order.
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
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count >= 3, let key = Key(kind: parts[0], parts[1..<(parts.count - 1)]),
            let id = Int64(parts[parts.count - 1], radix: 36), id > 0
        else { return nil }
        self.init(key: key, id: id)
    }

    public var text: String { "\(key.text)-\(String(id, radix: 36))" }
}

extension Cursor.Key {
    fileprivate init?(kind: Substring, _ parts: ArraySlice<Substring>) {
        let numbers = parts.compactMap { UInt64($0, radix: 36) }
        guard numbers.count == parts.count else { return nil }
        switch (kind, numbers.count) {
        case ("p", 1):
            guard let position = Self.position(numbers[0]) else { return nil }
            self = .position(position)
        case ("c", 1):
            guard let time = Int64(exactly: numbers[0]) else { return nil }
            self = .completion(time)
        case ("d", 2):
            let day = Self.day(numbers[0])
            guard day != nil || numbers[0] == 0, let position = Self.position(numbers[1]) else { return nil }
            self = .due(day, position: position)
        default: return nil
        }
    }

    fileprivate var text: String {
        switch self {
        case .position(let position): "p-\(String(position.bitPattern, radix: 36))"
        case .completion(let time): "c-\(String(time, radix: 36))"
        case .due(let day, let position):
            "d-\(String(day.map(Self.number) ?? 0, radix: 36))-\(String(position.bitPattern, radix: 36))"
        }
    }

    private static func position(_ bits: UInt64) -> Double? {
        let position = Double(bitPattern: bits)
        return position.isFinite ? position : nil
    }

    /// A day as one number, 20260301; 0 is none, as there is no month 0.
    private static func number(_ day: Day) -> Int { day.year * 10_000 + day.month * 100 + day.day }

    private static func day(_ number: UInt64) -> Day? {
        guard number <= 9999_12_31 else { return nil }
        let number = Int(number)
        return Day(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
}
