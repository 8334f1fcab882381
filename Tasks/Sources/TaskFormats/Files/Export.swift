import Foundation
import TaskStore

/// Writes the tasks as a file.
public enum Export {
    /// All tasks but those in the bin, in the order of the list. Lines end with a line feed; there is no byte order mark.
    ///
    /// - Parameter progress: is told after each task how many of how many are read.
    public static func data(
        _ format: FileFormat,
        from snapshot: StoreSnapshot,
        progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) throws -> Data {
        let records = try snapshot.records(progress: progress).filter { !$0.isDeleted }
        return switch format {
        case .todotxt: Data(records.map { TodoTxtWriter.line(for: $0) + "\n" }.joined().utf8)
        case .csv: Data(CSVWriter.text(records).utf8)
        case .json: try JSONWriter.data(records, try snapshot.collections())
        }
    }
}
