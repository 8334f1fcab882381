import Foundation

/// What files said the last time, by their content: one file on disk for a project and a way to audit it.
///
/// The file is read in one go and only what is asked for is decoded. Its head names the tool that wrote it; another tool's, a damaged or
/// an older one is passed over and written anew. That it cannot be written is no error.
public final class Cache: Sendable {
    private static let magic = "nod cache 1"

    private let path: String
    private let tool: String
    private let known: [String: Entry]
    private let bytes: [UInt8]

    private struct Entry {
        var hash: ContentHash
        var range: Range<Int>
    }

    /// - Parameters:
    ///   - folder: where caches are kept.
    ///   - project: what is audited.
    ///   - purpose: everything that decides what a file says but its content: settings and rules.
    ///   - tool: the version and build of the auditor.
    public init(folder: String, project: String, purpose: String, tool: String) {
        path = folder + "/" + ContentHash(project + "\n" + purpose).description + ".audit"
        self.tool = tool
        guard case .success(let bytes) = SourceBytes.read(path, largest: .max),
            let known = try? Self.index(bytes.bytes, tool: tool)
        else {
            bytes = []
            known = [:]
            return
        }
        self.bytes = bytes.bytes
        self.known = known
    }

    /// `$XDG_CACHE_HOME/nod`, else `~/.cache/nod`.
    public static func standardFolder(_ environment: [String: String]) -> String? {
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/nod" }
        return environment["HOME"].map { $0 + "/.cache/nod" }
    }

    private static func index(_ bytes: [UInt8], tool: String) throws(ByteReader.Damaged) -> [String: Entry] {
        let checked = bytes.count - 16
        guard checked > 0 else { throw ByteReader.Damaged() }
        var tail = ByteReader(bytes, from: checked)
        let sum = ContentHash(high: try tail.wide(), low: try tail.wide())
        guard bytes.withUnsafeBytes({ ContentHash(UnsafeRawBufferPointer(rebasing: $0[..<checked])) }) == sum else {
            throw ByteReader.Damaged()
        }
        var reader = ByteReader(bytes, to: checked)
        guard try reader.text() == magic, try reader.text() == tool else { throw ByteReader.Damaged() }
        let count = try reader.number()
        var known: [String: Entry] = [:]
        known.reserveCapacity(min(count, checked / 16))
        for _ in 0..<count {
            let path = try reader.text()
            let hash = ContentHash(high: try reader.wide(), low: try reader.wide())
            known[path] = Entry(hash: hash, range: try reader.range())
        }
        return known
    }
}

extension Cache {
    /// What the file said when it had this content.
    func result(of path: String, _ hash: ContentHash) -> FileResult? {
        guard let entry = known[path], entry.hash == hash else { return nil }
        var reader = ByteReader(bytes, from: entry.range.lowerBound, to: entry.range.upperBound)
        return try? FileResult(path: path, from: &reader)
    }

    /// Writes the results of a run. Files that were not part of it are kept while they exist.
    func save(_ results: [(result: FileResult, hash: ContentHash)], exists: (String) -> Bool) {
        var writer = ByteWriter()
        writer.write(Self.magic)
        writer.write(tool)
        let ran = Set(results.map { $0.result.path })
        let others = known.filter { !ran.contains($0.key) && exists($0.key) }.sorted { $0.key < $1.key }
        writer.write(results.count + others.count)
        for (result, hash) in results {
            var content = ByteWriter()
            result.write(to: &content)
            writer.writeEntry(result.path, hash, content.bytes)
        }
        for (path, entry) in others { writer.writeEntry(path, entry.hash, Array(bytes[entry.range])) }
        let sum = ContentHash(writer.bytes)
        writer.write(sum.high)
        writer.write(sum.low)
        let folder = Paths.parent(path)
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? AtomicFile.write(writer.bytes, to: path)
        Self.removeOld(in: folder)
    }

    /// Caches that nobody wrote for a month.
    private static func removeOld(in folder: String) {
        for entry in FolderEntries.read(folder) ?? [] where entry.name.hasSuffix(".audit") {
            var status = stat()
            let path = folder + "/" + entry.name
            guard stat(path, &status) == 0 else { continue }
            if time(nil) - status.modified > 30 * 24 * 3600 { unlink(path) }
        }
    }
}

extension stat {
    /// Seconds since 1970.
    var modified: Int {
        #if canImport(Darwin)
        st_mtimespec.tv_sec
        #else
        st_mtim.tv_sec
        #endif
    }
}

extension ByteWriter {
    fileprivate mutating func writeEntry(_ path: String, _ hash: ContentHash, _ content: [UInt8]) {
        write(path)
        write(hash.high)
        write(hash.low)
        write(content)
    }
}
