import Foundation

public enum AtomicFile {
    public struct Failure: Error, Equatable, CustomStringConvertible {
        public let path: String
        public let reason: String
        public var description: String { "\(path) cannot be written: \(reason)" }
    }

    /// Writes a temporary file and renames it. Permissions and links are kept.
    public static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        let target = Paths.resolved(path) ?? path
        var status = stat()
        let mode = stat(target, &status) == 0 ? status.st_mode & 0o777 : 0o644
        let temporary = "\(target).\(getpid()).tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, mode)
        guard descriptor >= 0 else { throw Failure(path: path, reason: String(cString: strerror(errno))) }
        fchmod(descriptor, mode)
        var written = 0
        while written < bytes.count {
            let step = bytes.withUnsafeBytes {
                Foundation.write(descriptor, $0.baseAddress! + written, bytes.count - written)
            }
            if step <= 0 { break }
            written += step
        }
        let reason = String(cString: strerror(errno))
        close(descriptor)
        guard written == bytes.count, rename(temporary, target) == 0 else {
            unlink(temporary)
            throw Failure(path: path, reason: reason)
        }
    }
}
