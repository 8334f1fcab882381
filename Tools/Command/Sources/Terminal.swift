import Audit
import Foundation

/// Where output goes, and what it may look like there.
enum Terminal {
    /// Writes to standard error, so that a report in a pipe stays a report. If that can't be written, nobody can be told.
    static func say(_ text: String) {
        try? FileHandle.standardError.write(
            contentsOf: Data((text.split(separator: "\n").map { String($0).shown }.joined(separator: "\n") + "\n").utf8)
        )
    }

    static func write(_ text: String) { write(Data(text.utf8)) }

    /// Ends the command if standard output can't be written: the disk behind it may be full.
    static func write(_ bytes: Data) {
        do { try FileHandle.standardOutput.write(contentsOf: bytes) } catch {
            say("Error: Could not write to standard output: \(error.localizedDescription)")
            exit(EX_IOERR)
        }
    }

    /// Colours and breaks only where a person reads.
    static var style: TextStyle {
        guard isatty(STDOUT_FILENO) == 1 else { return TextStyle() }
        let environment = ProcessInfo.processInfo.environment
        let isPlain = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
        return TextStyle(isColoured: !isPlain, width: min(width ?? 80, 110))
    }

    private static var width: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
