import SwiftSyntax

/// Where the lines of a file begin, in bytes: after `\n`, `\r` and `\r\n`.
struct Lines {
    private var starts = [0]
    private let end: Int

    init(of text: String) {
        end = text.utf8.count
        var (offset, last) = (0, 0 as UInt8)
        for byte in text.utf8 {
            offset += 1
            if byte == 0x0A || byte == 0x0D {
                // The second byte of `\r\n` only moves the beginning on.
                if byte == 0x0A, last == 0x0D { starts.removeLast() }
                starts.append(offset)
            }
            last = byte
        }
    }

    /// Both from 1, the column in bytes; beyond the end, the end.
    func location(of position: AbsolutePosition) -> (line: Int, column: Int) {
        let offset = min(position.utf8Offset, end)
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - starts[low] + 1)
    }
}
