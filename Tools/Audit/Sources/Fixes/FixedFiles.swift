import Foundation

public struct FixedFiles: Sendable {
    public struct File: Sendable {
        public var path: String
        var absolute: String
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
            left += findings.map { Fixer.Left(finding: $0, reason: "the file can no longer be read") }
            return
        }
        let result = Workers.run { Fixer.fix(text, findings) }
        left += result.left
        guard !result.fixed.isEmpty else { return }
        fixed += result.fixed.count
        let mark = source.hasByteOrderMark ? SourceBytes.byteOrderMark : []
        let bytes = mark + Array(result.text.utf8)
        files.append(File(path: path, absolute: places.absolute(path), bytes: bytes, before: source.bytes))
    }

    /// Writes every fixed file unless it has changed meanwhile.
    public mutating func write() {
        for file in files {
            guard case .success(let now) = SourceBytes.read(file.absolute), now.bytes == file.before else {
                failures.append("\(file.path) has changed in the meantime; run again")
                continue
            }
            // Not atomically: that would replace links and permissions.
            do { try Data(file.bytes).write(to: URL(fileURLWithPath: file.absolute)) } catch {
                failures.append("\(file.path) cannot be written: \(error.localizedDescription)")
            }
        }
    }
}

extension FixedFiles.File {
    /// The change as `diff -u` writes it, for people and `git apply`; empty without that program.
    public var diff: String {
        let fixed = FileManager.default.temporaryDirectory.appendingPathComponent("nod-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: fixed) }
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["diff", "-u", "-L", "a/\(path)", "-L", "b/\(path)", absolute, fixed.path]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? Data(bytes).write(to: fixed)) != nil, (try? process.run()) != nil else { return "" }
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}
