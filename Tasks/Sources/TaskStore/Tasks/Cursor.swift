/// A place in the list: the sort key of the last task that was seen.
///
/// A key and not an offset: tasks that come or go meanwhile shift nothing, none is shown twice and none is skipped.
/// Written as text it is opaque; whoever sends back anything else gets an error, not a wrong page.
public struct Cursor: Sendable, Equatable {
    /// Orders of the list: by position, or by completion, latest first.
    enum Key: Sendable, Equatable {
        case position(Double)
        case completion(Int64)
    }

    let key: Key
    let id: Int64

    init(key: Key, id: Int64) {
        self.key = key
        self.id = id
    }

    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let bits = UInt64(parts[1], radix: 36), let id = Int64(parts[2], radix: 36), id > 0
        else { return nil }
        switch parts[0] {
        case "p":
            let position = Double(bitPattern: bits)
            guard position.isFinite else { return nil }
            self.init(key: .position(position), id: id)
        case "c":
            guard let time = Int64(exactly: bits) else { return nil }
            self.init(key: .completion(time), id: id)
        default: return nil
        }
    }

    public var text: String {
        switch key {
        case .position(let position): "p-\(String(position.bitPattern, radix: 36))-\(String(id, radix: 36))"
        case .completion(let time):
            "c-\(String(time, radix: 36))-\(String(id, radix: 36))"
        }
    }

    /// Whether it comes from a list in the order of `filter`.
    public func fits(_ filter: TaskFilter) -> Bool {
        switch key {
        case .position: filter != .completed
        case .completion: filter == .completed
        }
    }
}
