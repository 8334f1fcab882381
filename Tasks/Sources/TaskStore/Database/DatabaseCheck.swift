import Foundation
import GRDB

/// Reads a whole database without a right to write, so that a damaged one is left as it is.
struct DatabaseCheck: Sendable {
    let path: String
    private let configuration: Configuration

    init(path: String, configuration: Configuration) {
        self.path = path
        self.configuration = configuration
    }

    enum Verdict {
        case sound
        case damaged
        case damagedLog
        /// The disk doesn't give it; SQLite calls that damage as well.
        case unreadable
    }

    func verdict() throws -> Verdict {
        do {
            if try isSound() { return DatabaseLog(of: path)?.hidesCommits == true ? .damagedLog : .sound }
        } catch {
            guard DiskProblem(error) == .damaged else { throw error }
        }
        return isReadable ? .damaged : .unreadable
    }

    /// The connection's end leaves the log and its index, because it has no right to write.
    private func isSound() throws -> Bool {
        var configuration = configuration
        configuration.readonly = true
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        defer { try? queue.close() }
        return try queue.unsafeRead { db in try String.fetchOne(db, sql: "PRAGMA quick_check(1)") } == "ok"
    }

    /// Whether file and log can be read as bytes.
    private var isReadable: Bool {
        [path, path + "-wal"].filter(FileManager.default.fileExists).allSatisfy { path in
            guard let file = FileHandle(forReadingAtPath: path) else { return false }
            defer { try? file.close() }
            do {
                while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty {}
                return true
            } catch {
                return false
            }
        }
    }
}
