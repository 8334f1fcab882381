import Foundation

/// The last results of files, by their content: one file on disk for each project and way to audit it.
///
/// The file begins with its checksum and names the tool that wrote it; a damaged one or another tool's is replaced.
/// Results are decoded one by one, on demand. A failure to write the file is not an error.
public final class Cache: Sendable {
    private let path: String
    private let tool: String
    private let known: [String: Entry]

    /// The last result of a file, as the cache keeps it.
    struct Entry: Sendable {
        var hash: ContentHash
        /// All else than facts and names; empty for a file that says no more, as most do.
        var result: Data
        var facts: Data
        /// Empty for a file that could not be read.
        var names: Data
    }

    /// - Parameters:
    ///   - folder: where caches are kept.
    ///   - project: what is audited.
    ///   - purpose: everything that decides what a file says but its content: settings and rules.
    ///   - tool: the version and build of the auditor.
    public init(folder: String, project: String, purpose: String, tool: String) {
        path = folder + "/" + ContentHash(project + "\n" + purpose).description + ".audit"
        self.tool = tool
        known = Self.read(path).flatMap { CacheFile.entries(in: $0, of: tool) } ?? [:]
    }

    /// `$XDG_CACHE_HOME/nod`, else `~/.cache/nod`.
    public static func standardFolder(_ environment: [String: String]) -> String? {
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/nod" }
        return environment["HOME"].map { $0 + "/.cache/nod" }
    }

    /// What follows the checksum, if it is right.
    private static func read(_ path: String) -> Data? {
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
        let encoded = bytes.dropFirst(checksum(Data()).count)
        return bytes.starts(with: checksum(encoded)) ? encoded : nil
    }

    private static func checksum(_ bytes: Data) -> Data { Data(ContentHash([UInt8](bytes)).description.utf8) }
}

extension Cache {
    /// Returns the result of the file if it was cached with this content.
    func result(of path: String, _ hash: ContentHash) -> FileResult? {
        guard let entry = known[path], entry.hash == hash else { return nil }
        var result: FileResult? = FileResult(path: path)
        if !entry.result.isEmpty { result = try? JSONDecoder().decode(FileResult.self, from: entry.result) }
        result?.facts = Set(facts: entry.facts)
        result?.names = NameUses(entry.names)
        return result
    }

    /// The facts that all files but one told of the project when they were last audited.
    func facts(without path: String) -> Set<Fact> {
        known.reduce(into: []) { facts, entry in
            if entry.key != path { facts.formUnion(Set(facts: entry.value.facts)) }
        }
    }

    /// The result as it is kept; nil when it cannot be.
    static func entry(of result: FileResult, _ hash: ContentHash) -> Entry? {
        var result = result
        var entry = Entry(
            hash: hash,
            result: Data(),
            facts: result.facts.data,
            names: result.names?.data ?? Data()
        )
        (result.facts, result.names) = ([], nil)
        if result == FileResult(path: result.path) { return entry }
        // A property list takes twice as long to write, and three times as long to read.
        guard let encoded = try? JSONEncoder().encode(result) else { return nil }
        entry.result = encoded
        return entry
    }

    func entry(of path: String) -> Entry? { known[path] }

    /// Writes the results of a run. Files that were not part of it are kept while they exist.
    func save(_ results: [String: Entry], exists: (String) -> Bool) {
        let kept = known.filter { results[$0.key] == nil && exists($0.key) }
        let contents = CacheFile.data(of: kept.merging(results) { $1 }, by: tool)
        let folder = Paths.parent(path)
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? AtomicFile.write([UInt8](Self.checksum(contents) + contents), to: path)
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
