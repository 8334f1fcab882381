import Foundation

/// The write-ahead log beside a database, looked at for commits that SQLite would leave out without a word.
///
/// SQLite reads it up to the first frame whose checksum is wrong. After a crash that is the commit that nobody was answered.
/// Where more than one commit is behind it, each made upon the one before, the first was on the disk and answered.
/// https://www.sqlite.org/walformat.html
struct DatabaseLog {
    private let bytes: Data
    private let index: Data

    private static let headerSize = 32
    private static let frameHeaderSize = 24

    /// - Parameter path: of a database that was just read, so that SQLite's index of the log is as new as the log.
    /// - Returns: nil when there is no log, or nothing in it.
    init?(of path: String) {
        // The log first: what is appended meanwhile is behind what is looked at.
        guard let bytes = FileManager.default.contents(atPath: path + "-wal"), bytes.count > Self.headerSize,
            let index = FileManager.default.contents(atPath: path + "-shm"), index.count > 48,
            // A file system may have made room for it and no more.
            bytes.prefix(Self.headerSize).contains(where: { $0 != 0 })
        else { return nil }
        self.bytes = bytes
        self.index = index
    }

    var hidesCommits: Bool {
        guard checksum(from: (0, 0), over: 0..<24) == checksum(at: 24) else { return true }
        // Another program began it anew meanwhile.
        guard index[32..<40] == bytes[16..<24] else { return false }
        var commits = 0
        for frame in framesBehind {
            commits = follows(frame) ? commits + (isCommit(frame) ? 1 : 0) : 0
            if commits > 1 { return true }
        }
        return false
    }

    /// Where the frames begin that SQLite doesn't read, the first of them left out: it has none before it.
    private var framesBehind: StrideTo<Int> {
        let read = Int(index[16..<20].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
        let first = Self.headerSize + (read + 1) * frameSize
        return stride(from: first, to: max(first, bytes.count - frameSize + 1), by: frameSize)
    }

    private var frameSize: Int { Self.frameHeaderSize + Int(bigEndian(at: 8)) }

    private func isCommit(_ frame: Int) -> Bool { bigEndian(at: frame + 4) != 0 }

    /// Whether it is of this log, and was made upon the frame before.
    private func follows(_ frame: Int) -> Bool {
        guard bytes[(frame + 8)..<(frame + 16)] == bytes[16..<24] else { return false }
        let header = checksum(from: checksum(at: frame - frameSize + 16), over: frame..<(frame + 8))
        let page = (frame + Self.frameHeaderSize)..<(frame + frameSize)
        return checksum(from: header, over: page) == checksum(at: frame + 16)
    }
}

extension DatabaseLog {
    private typealias Checksum = (UInt32, UInt32)

    private func checksum(at offset: Int) -> Checksum { (bigEndian(at: offset), bigEndian(at: offset + 4)) }

    /// In the byte order of the machine that wrote the log, which the last bit of its first word tells.
    private func checksum(from start: Checksum, over range: Range<Int>) -> Checksum {
        let isBigEndian = bytes[3] & 1 == 1
        return stride(from: range.lowerBound, to: range.upperBound, by: 8).reduce(start) { sum, offset in
            let words = (bigEndian(at: offset), bigEndian(at: offset + 4))
            let first = sum.0 &+ (isBigEndian ? words.0 : words.0.byteSwapped) &+ sum.1
            return (first, sum.1 &+ (isBigEndian ? words.1 : words.1.byteSwapped) &+ first)
        }
    }

    private func bigEndian(at offset: Int) -> UInt32 {
        bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
    }
}
