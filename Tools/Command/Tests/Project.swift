import Foundation

/// A temporary folder with files, in which `nod` runs.
final class Project {
    let folder: String

    init(_ files: [String: String] = [:]) throws {
        folder = URL(fileURLWithPath: NSTemporaryDirectory() + "nod-" + UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(path, text) }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

    func write(_ path: String, _ data: Data) throws {
        let url = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    func data(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: folder + "/" + path)) }

    func text(_ path: String) throws -> String { String(decoding: try data(path), as: UTF8.self) }
}

struct Run: Equatable {
    var status: Int32
    var output: String
    var errors: String

    /// The places of `--format github`.
    var annotated: [(path: String, line: String)] {
        output.matches(of: #/^::\w+ file=(.*?),line=(\d+),/#.anchorsMatchLineEndings()).map {
            (String($0.1), String($0.2))
        }
    }
}

extension Project {
    func nod(_ arguments: String...) throws -> Run { try run(arguments, in: folder) }

    func run(
        _ arguments: [String],
        in directory: String,
        environment: [String: String] = [:],
        executable: String? = nil
    ) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try executable ?? Self.executable())
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: directory)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        // Files, because a process could fill a pipe and block.
        let (out, err) = (folder + "/.out", folder + "/.err")
        for path in [out, err] { _ = FileManager.default.createFile(atPath: path, contents: nil) }
        process.standardOutput = FileHandle(forWritingAtPath: out)
        process.standardError = FileHandle(forWritingAtPath: err)
        try process.run()
        process.waitUntilExit()
        return Run(status: process.terminationStatus, output: try text(".out"), errors: try text(".err"))
    }

    struct NotBuilt: Error {}

    static func executable() throws -> String {
        let path = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../.build/debug/nod").standardized.path
        guard FileManager.default.isExecutableFile(atPath: path) else { throw NotBuilt() }
        return path
    }
}
