import Foundation
import Synchronization

/// Tells on stderr how far work is: in place on a terminal, elsewhere a line every few seconds.
final class ProgressLine: Sendable {
    private let isTerminal: Bool
    private let state: Mutex<State>

    private struct State {
        var report: ProgressReport
        /// When the first task was done: reading a file before says nothing of the rate.
        var start: ContinuousClock.Instant?
        var isDrawn = false
    }

    init(_ verb: String) {
        isTerminal = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
        state = Mutex(State(report: ProgressReport(verb, every: isTerminal ? 0.1 : 5)))
    }

    func tell(_ done: Int, of total: Int) {
        let now = ContinuousClock.now
        state.withLock { state in
            let start = state.start ?? now
            state.start = start
            guard let text = state.report.text(done, of: total, after: (now - start) / .seconds(1)) else { return }
            state.isDrawn = true
            write(isTerminal ? "\r\(text.prefix(width))\(Self.restCleared)" : text + "\n")
        }
    }

    /// Makes room for what is said next.
    func end() {
        state.withLock { state in
            if isTerminal, state.isDrawn { write("\r\(Self.restCleared)") }
            state.isDrawn = false
        }
    }

    /// Erases to the end of the line (ECMA-48, EL).
    private static let restCleared = "\u{1B}[K"

    /// Where a line is too long for the window, a return leads to the last part of it only.
    private var width: Int {
        var window = winsize()
        let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 1
        return isKnown ? Int(window.ws_col) - 1 : 79
    }

    private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
