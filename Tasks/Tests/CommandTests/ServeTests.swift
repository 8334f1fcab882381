import Foundation
import Testing

@Suite("tasks serve")
struct ServeTests {
    private let command = Command()

    /// A second at most on a quiet machine; this one runs a hundred other tests at the same time.
    private static let atOnce = Duration.seconds(4)

    @Test("says where it is when it is there, and stops cleanly on SIGINT and SIGTERM", arguments: [SIGINT, SIGTERM])
    func startsAndStops(signal: Int32) async throws {
        let serving = try await Serving(command)
        #expect(serving.line == "Tasks is at http://127.0.0.1:\(serving.port)\n")
        #expect(await serving.send("POST", "/api/tasks", #"{"title":"Milk"}"#)?.status == 201)
        let end = await serving.stop(signal)
        #expect(end.status == 0 && end.reason == .exit && end.errors == "")
        #expect(end.time < Self.atOnce)
        #expect((FileManager.default.contents(atPath: command.path("tasks.sqlite-wal")) ?? Data()).isEmpty)
    }

    @Test("on a port in use says so, names another, and ends with 1")
    func saysPortInUse() async throws {
        let first = try await Serving(command)
        let second = try await command.run("serve", "--port", "\(first.port)", "--assets", command.folder.path)
        #expect(second.status == 1 && second.output == "")
        #expect(
            second.errors
                == "Port \(first.port) is in use. Stop what is using it, or choose another: tasks serve --port \(first.port + 1)\n"
        )
        _ = await first.stop(SIGTERM)
    }

    @Test("without the page's files says so and ends with 1")
    func saysNoAssets() async throws {
        let end = try await command.run("serve", "--assets", command.path("Web"))
        #expect(end.status == 1 && end.errors.contains("--assets") && end.errors.filter(\.isNewline).count == 1)
        try FileManager.default.removeItem(atPath: command.path(".build-page"))
        let bare = try await command.run("serve", "--assets", command.folder.path)
        #expect(bare.status == 1 && bare.errors.contains("Run make page"))
    }

    @Test("refuses a port that is none", arguments: ["-1", "65536", "http"])
    func refusesPort(port: String) async throws {
        #expect(try await command.run("serve", "--port=\(port)").status == 64)
    }
}
