/// Paths, lines and columns as reports write them.
public struct ReportPlaces: Sendable {
    public var workingDirectory: String
    /// The root of the repository, to which code hosts' paths are relative.
    public var root: String
    private let sources: SourceLines

    public init(workingDirectory: String, root: String? = nil, read: (@Sendable (String) -> [UInt8]?)? = nil) {
        self.workingDirectory = workingDirectory
        self.root = root ?? workingDirectory
        sources = SourceLines { path in
            if let read { return read(path) }
            guard case .success(let source) = SourceBytes.read(path) else { return nil }
            return source.bytes
        }
    }
}

extension ReportPlaces {
    public func absolute(_ path: String) -> String { Paths.absolute(path, from: workingDirectory) }

    /// The path from the root; absolute if the file is elsewhere.
    public func fromRoot(_ path: String) -> String {
        let absolute = absolute(path)
        return Paths.relative(absolute, to: root) ?? absolute
    }

    func line(_ number: Int, of path: String) -> String? { sources.line(number, of: absolute(path)) }

    func utf16Column(_ column: Int, line number: Int, of path: String) -> Int {
        guard let line = line(number, of: path) else { return column }
        return String(decoding: line.utf8.prefix(column - 1), as: UTF8.self).utf16.count + 1
    }
}

/// Lines of files, each file read once. Used by one report on one thread.
private final class SourceLines: @unchecked Sendable {
    private let read: @Sendable (String) -> [UInt8]?
    private var known: [String: [String]] = [:]

    init(read: @escaping @Sendable (String) -> [UInt8]?) { self.read = read }

    func line(_ number: Int, of path: String) -> String? {
        let lines = lines(of: path)
        return lines.indices.contains(number - 1) ? lines[number - 1] : nil
    }

    private func lines(of path: String) -> [String] {
        if let lines = known[path] { return lines }
        let bytes = read(path).map { $0.starts(with: SourceBytes.byteOrderMark) ? $0[3...] : $0[...] }
        // The parser's line ends: LF, CR LF or CR.
        let lines = bytes.map { bytes in
            String(decoding: bytes, as: UTF8.self)
                .split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }.map(String.init)
        }
        known[path] = lines ?? []
        return lines ?? []
    }
}
