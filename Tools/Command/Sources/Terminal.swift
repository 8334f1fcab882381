import Audit
import Foundation

enum Terminal {
    /// Writes to standard error; ignores a closed one.
    static func say(_ text: String) {
        try? FileHandle.standardError.write(
            contentsOf: Data((text.split(separator: "\n").map { String($0).shown }.joined(separator: "\n") + "\n").utf8)
        )
    }

    static func write(_ text: String) { write(Data(text.utf8)) }

    /// Exits if standard output can't be written, such as on a full disk.
    static func write(_ bytes: Data) {
        do { try FileHandle.standardOutput.write(contentsOf: bytes) } catch {
            say("Error: Could not write to standard output: \(error.localizedDescription)")
            exit(EX_IOERR)
        }
    }
}
