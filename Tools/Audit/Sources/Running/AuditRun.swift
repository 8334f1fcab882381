import Foundation

/// Audits files on all cores, asking the cache first.
public struct AuditRun: Sendable {
    public var auditor: Auditor
    public var files: [AuditedFile]
    public var cache: Cache?
    /// Files that say a program wrote them are left out.
    public var skipsGenerated = true

    public init(auditor: Auditor, files: [AuditedFile], cache: Cache? = nil) {
        self.auditor = auditor
        self.files = files
        self.cache = cache
    }
}

extension AuditRun {
    /// Returns the result of each file, in the order of the files. `progress` is called for each, on any thread.
    public func results(progress: (@Sendable () -> Void)? = nil) -> [FileResult] {
        let read = Workers.map(files.count) { index in
            defer { progress?() }
            return result(of: files[index])
        }
        if let cache, read.contains(where: { $0.isNew }) {
            let folder = FileManager.default.currentDirectoryPath
            let entries = read.compactMap { one in one.entry.map { (one.result.path, $0) } }
            cache.save(Dictionary(entries, uniquingKeysWith: { $1 })) {
                access(Paths.absolute($0, from: folder), F_OK) == 0
            }
        }
        return read.map { $0.result }
    }

    private struct Read: Sendable {
        var result: FileResult
        /// nil: not to be kept.
        var entry: Cache.Entry?
        var isNew = false
    }

    private func result(of file: AuditedFile) -> Read {
        let source: SourceBytes
        switch SourceBytes.read(file.absolute) {
        case .success(let bytes): source = bytes
        case .failure(let refusal):
            var result = FileResult(path: file.path, refusal)
            if refusal.kind == .tooLarge { result.names = NameUses(wordsOf: file.absolute) }
            return Read(result: result)
        }
        guard let cache else { return Read(result: result(of: source, path: file.path)) }
        let hash = ContentHash(source.bytes)
        if let known = cache.result(of: file.path, hash) {
            return Read(result: known, entry: cache.entry(of: file.path))
        }
        let result = result(of: source, path: file.path)
        return Read(result: result, entry: Cache.entry(of: result, hash), isNew: true)
    }

    /// The file alone.
    func result(of source: SourceBytes, path: String) -> FileResult {
        guard skipsGenerated, source.saysItIsGenerated else { return auditor.read(source, path: path) }
        var result = FileResult(path: path)
        result.isGenerated = true
        result.names = NameUses(wordsIn: source.bytes)
        return result
    }

    /// Everything but a file's content that decides what it says.
    public var purpose: String {
        let rules = auditor.rules.map { $0.about.id }.sorted().joined(separator: ",")
        let target = auditor.settings.deploymentTarget.map { "\($0.major).\($0.minor)" } ?? "any"
        let wrappers = auditor.settings.wrappers.map { "\($0.kind)=\($0.name)" }.sorted().joined(separator: ",")
        return
            "\(auditor.settings.profile) \(auditor.settings.platform) \(target) \(skipsGenerated) \(rules) \(wrappers)"
    }
}

extension Auditor {
    /// One file alone, whatever its bytes are.
    public func read(_ source: SourceBytes, path: String) -> FileResult {
        if source.bytes.count > SourceBytes.largest { return refuse(source, path, SourceBytes.Refusal(.tooLarge)) }
        switch source.text() {
        case .failure(let refusal): return refuse(source, path, refusal)
        case .success(let text):
            if let line = source.tooDeepLine { return refuse(source, path, SourceBytes.Refusal(.tooDeep, line: line)) }
            return read(path: path, text: text)
        }
    }

    private func refuse(_ source: SourceBytes, _ path: String, _ refusal: SourceBytes.Refusal) -> FileResult {
        var result = FileResult(path: path, refusal)
        result.names = NameUses(wordsIn: source.bytes)
        return result
    }
}

extension FileResult {
    fileprivate init(path: String, _ refusal: SourceBytes.Refusal) {
        self.init(path: path)
        notices = [Notice(path: path, refusal.kind, line: refusal.line)]
    }
}

/// The auditor's own build: another one may say something else of the same file.
public enum Tool {
    public static let version = "0.2.0"

    public static let build: String = {
        let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
        var status = stat()
        guard stat(path, &status) == 0 else { return version }
        return "\(version) \(status.st_size) \(status.modified) \(status.st_ino)"
    }()
}
