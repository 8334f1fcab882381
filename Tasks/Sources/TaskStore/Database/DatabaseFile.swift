import Foundation

/// The file of a database, looked at from outside.
///
/// SQLite's own functions would already change a foreign database on opening it (its journal mode, for one); so the header is
/// read as bytes first. https://www.sqlite.org/fileformat2.html#the_database_header
struct DatabaseFile {
    let path: String

    /// “NodT”: how a database says that it is ours.
    static let applicationID: Int32 = 0x4E6F_6454

    enum State: Equatable {
        case absent
        case ours
    }

    /// - Throws: `DatabaseProblem` when it is there and isn't ours.
    func inspect() throws -> State {
        if path.isEmpty { throw DatabaseProblem.unnamed }
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            try requireFolder()
            return .absent
        }
        if isDirectory.boolValue { throw DatabaseProblem.isDirectory(path: path) }
        let header = try readHeader()
        if header.isEmpty { return .absent }
        try check(header)
        guard FileManager.default.isWritableFile(atPath: path) else { throw DatabaseProblem.unwritable(path: path) }
        return .ours
    }

    private func requireFolder() throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw DatabaseProblem.noFolder(path: path)
        }
        guard FileManager.default.isWritableFile(atPath: folder) else { throw DatabaseProblem.unwritable(path: path) }
    }

    private func readHeader() throws -> [UInt8] {
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            defer { try? handle.close() }
            return Array(try handle.read(upToCount: 100) ?? Data())
        } catch {
            throw DatabaseProblem.unreadable(path: path)
        }
    }

    private func check(_ header: [UInt8]) throws {
        guard header.count == 100, header.starts(with: Array("SQLite format 3\0".utf8)) else {
            throw DatabaseProblem.notADatabase(path: path)
        }
        guard integer(header, at: 68) == Self.applicationID else { throw DatabaseProblem.foreign(path: path) }
        guard integer(header, at: 60) <= Schema.version else { throw DatabaseProblem.newer(path: path) }
    }

    private func integer(_ bytes: [UInt8], at offset: Int) -> Int32 {
        Int32(bitPattern: bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) })
    }
}
