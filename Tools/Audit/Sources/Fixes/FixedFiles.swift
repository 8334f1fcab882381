public struct FixedFiles: Sendable {
    public struct File: Sendable {
        public var path: String
        public var diff: String
        var bytes: [UInt8]
        var before: [UInt8]
    }

    public private(set) var files: [File] = []
    public private(set) var fixed = 0
    public private(set) var left: [Fixer.Left] = []
    public private(set) var failures: [String] = []

    public init(_ findings: [Finding], _ places: ReportPlaces) {
        let fixable = findings.filter { !$0.fix.isEmpty }
        for (path, findings) in Dictionary(grouping: fixable, by: \.path).sorted(by: { $0.key < $1.key }) {
            fix(path, findings, places)
        }
    }

    private mutating func fix(_ path: String, _ findings: [Finding], _ places: ReportPlaces) {
        guard case .success(let source) = SourceBytes.read(places.absolute(path)),
            case .success(let text) = source.text()
        else {
            left += findings.map { Fixer.Left(finding: $0, reason: "the file cannot be read any more") }
            return
        }
        let result = Workers.run { Fixer.fix(text, findings) }
        left += result.left
        guard !result.fixed.isEmpty else { return }
        fixed += result.fixed.count
        let mark = source.hasByteOrderMark ? SourceBytes.byteOrderMark : []
        files.append(
            File(
                path: path,
                diff: UnifiedDiff.text(text, result.text, path: path),
                bytes: mark + Array(result.text.utf8),
                before: source.bytes
            )
        )
    }

    /// Writes every fixed file unless it has changed meanwhile.
    public mutating func write(_ places: ReportPlaces) {
        for file in files {
            let path = places.absolute(file.path)
            guard case .success(let now) = SourceBytes.read(path), now.bytes == file.before else {
                failures.append("\(file.path) was changed meanwhile; run again")
                continue
            }
            do { try AtomicFile.write(file.bytes, to: path) } catch { failures.append(error.description) }
        }
    }
}
