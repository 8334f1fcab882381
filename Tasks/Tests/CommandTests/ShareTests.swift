import Foundation
import TaskStore
import Testing

@Suite("tasks serve --share and tasks devices")
struct ShareTests {
    private let command = Command()

    @Test("shows plain text where stdout is no terminal: the address and the link")
    func showsText() async throws {
        let serving = try await Serving(command, share: ["--share", "--address", "127.0.0.2"])
        #expect(serving.line == "Tasks is at http://127.0.0.1:\(serving.port)\n")
        let text = await serving.next()
        let shape = try Regex(
            "^Devices of this network reach it at http://127\\.0\\.0\\.2:\(serving.port)\n"
                + "Open this link there, within 10 minutes; it lets one device in:\n"
                + "http://127\\.0\\.0\\.2:\(serving.port)/share\\?token=[A-Za-z0-9_-]{22}\n$"
        )
        #expect(text.wholeMatch(of: shape) != nil, "\(text)")
        #expect(await serving.stop(SIGTERM).errors == "")
    }

    @Test("behind a proxy on this computer shows the proxy's name")
    func showsName() async throws {
        let share = ["--share", "--address", "127.0.0.1", "--host", "tasks.example.org"]
        let serving = try await Serving(command, share: share)
        #expect(await serving.next().hasPrefix("Devices of this network reach it at https://tasks.example.org\n"))
        #expect(await serving.stop(SIGTERM).status == 0)
    }

    @Test("refuses what can't be, in a sentence")
    func refuses() async throws {
        for arguments in [
            ["--host", "a.example"], ["--address", "127.0.0.1"], ["--share", "--host", "https://a.example"],
            ["--share", "--address", "localhost"],
        ] {
            #expect(try await command.run(["serve"] + arguments).status == 64, "\(arguments)")
        }
        // 192.0.2.0/24 is for documentation: no computer has it (RFC 5737).
        let end = try await command.run(
            ["serve", "--port", "0", "--assets", command.folder.path, "--share", "--address", "192.0.2.1"]
        )
        #expect(end.status == 1 && end.errors.hasPrefix("This computer has no address 192.0.2.1."))
    }

    @Test("counts the devices, and forgets all")
    func countsDevices() async throws {
        #expect(try await command.run("devices").errors.hasPrefix("There is no database"))
        let store = try Store(path: command.path("tasks.sqlite"))
        #expect(try await command.run("devices").output == "0 devices let in.\n")
        for number in 0..<2 {
            try await store.write { try $0.addSession(tokenHash: Data(repeating: UInt8(number), count: 32)) }
        }
        #expect(try await command.run("devices").output == "2 devices let in.\n")
        #expect(try await command.run("devices", "--forget").output == "Forgot 2 devices.\n")
        #expect(try await command.run("devices", "--forget").output == "Forgot 0 devices.\n")
        try store.close()
    }
}
