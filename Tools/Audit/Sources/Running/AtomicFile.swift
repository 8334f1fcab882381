import Foundation

public enum AtomicFile {
    public struct Failure: Error, Equatable, CustomStringConvertible {
        public let path: String
        public let reason: String
        public var description: String { "\(path) cannot be written: \(reason)" }
    }

    /// Replaces a file at once, and keeps its permissions and links to it.
    public static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        let target = Paths.resolved(path) ?? path
        var status = stat()
        let mode = stat(target, &status) == 0 ? status.st_mode & 0o777 : 0o644
        do { try Data(bytes).write(to: URL(fileURLWithPath: target), options: .atomic) } catch {
            throw Failure(path: path, reason: error.localizedDescription)
        }
        chmod(target, mode)
    }
}
