import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// `tasks serve` while it runs. Not checked: `Process` isn't Sendable, and here nobody changes it.
final class Serving: @unchecked Sendable {
    private let process: Process
    private let errors = Pipe()
    private let output: Pipe
    /// The first line it said.
    let line: String
    private let rest: String

    /// Waits until it said that it is there.
    init(_ command: Command, share: [String] = []) async throws {
        let output = Pipe()
        process = command.process(
            ["serve", "--port", "0", "--assets", command.folder.path] + share
        )
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let said = await Self.piece(of: output)
        line = String(said.prefix { !$0.isNewline }) + "\n"
        rest = String(said.dropFirst(line.count))
        self.output = output
    }

    /// Returns the output after the first line, which may have come together with it.
    func next() async -> String { rest.isEmpty ? await Self.piece(of: output) : rest }

    private static func piece(of output: Pipe) async -> String {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let data = output.fileHandleForReading.availableData
                continuation.resume(returning: String(decoding: data, as: UTF8.self))
            }
        }
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    var port: Int { Int(line.trimmingCharacters(in: .newlines).split(separator: ":").last ?? "") ?? 0 }

    /// Sends a signal and gives the exit status, how long it took, and what was said on stderr.
    func stop(_ signal: Int32) async -> (
        status: Int32, reason: Process.TerminationReason, time: Duration, errors: String
    ) {
        let start = ContinuousClock.now
        kill(process.processIdentifier, signal)
        await Command.wait(for: process)
        let time = ContinuousClock.now - start
        return (process.terminationStatus, process.terminationReason, time, await Command.read(errors))
    }

    /// - Returns: nil when the connection broke.
    func send(_ method: String, _ path: String, _ body: String? = nil) async -> (
        status: Int, text: String
    )? {
        var request = URLRequest(url: URL(string: "http://127.0.0.1:\(port)\(path)")!)
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        guard let (data, response) = try? await URLSession.shared.data(for: request) else { return nil }
        return ((response as! HTTPURLResponse).statusCode, String(decoding: data, as: UTF8.self))
    }
}
