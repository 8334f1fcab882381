import Foundation
import TaskStore

/// Writes the tasks as a file.
public enum Export {
    /// All tasks but those in the bin, in the order of the list. Lines end with a line feed; there is no byte order mark.
    public static func data(_ format: FileFormat, from snapshot: StoreSnapshot) throws -> Data {
        let records = try snapshot.records().filter { !$0.isDeleted }
        return switch format {
        case .todotxt: Data(records.map { TodoTxtWriter.line(for: $0) + "\n" }.joined().utf8)
        case .json: try JSONWriter.data(records, try snapshot.collections())
        }
    }
}
