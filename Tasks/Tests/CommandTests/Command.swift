import Foundation
import TestSupport

/// The built program `tasks`, run as a person would.
struct Command: Sendable {
    private let temporary = TemporaryFolder()
    var folder: URL { temporary.url }

    /// A folder of its own with an empty page, gone when the test is.
    init() {
        for name in ["Tasks/Page/index.html", "Web/nod.js", ".build-page/app.js"] { try! write("", to: name) }
    }

    struct Outcome: Sendable {
        let status: Int32
        let output: String
        let errors: String
    }

    func names() throws -> [String] { try temporary.names() }

    func path(_ name: String) -> String { temporary.path(name) }

    func write(_ text: String, to name: String) throws { try temporary.write(text, to: name) }

    /// Runs to the end.
    func run(_ arguments: String...) async throws -> Outcome { try await run(arguments) }

    func run(_ arguments: [String]) async throws -> Outcome {
        let process = process(arguments)
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        async let outputText = Self.read(output)
        async let errorText = Self.read(errors)
        let texts = await (outputText, errorText)
        await Self.wait(for: process)
        return Outcome(status: process.terminationStatus, output: texts.0, errors: texts.1)
    }

    func process(_ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = Bundle.main.executableURL!.deletingLastPathComponent().appendingPathComponent("tasks")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        return process
    }

    /// On a thread that may wait, which Swift's may not.
    static func read(_ pipe: Pipe) async -> String {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let data = pipe.fileHandleForReading.readDataToEndOfFile()
                continuation.resume(returning: String(decoding: data, as: UTF8.self))
            }
        }
    }

    static func wait(for process: Process) async {
        while process.isRunning { try? await Task.sleep(for: .milliseconds(5)) }
    }
}
