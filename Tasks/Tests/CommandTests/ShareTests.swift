import Foundation
import Testing

@Suite("tasks serve --share and tasks devices")
struct ShareTests {
    private let command = Command()

    @Test("behind a proxy on this computer shows its name, and plain text where stdout is no terminal")
    func showsName() async throws {
        let share = ["--share", "--address", "127.0.0.1", "--host", "tasks.example.org"]
        let serving = try await Serving(command, share: share)
        let text = await serving.next()
        let shape = try Regex(
            "Devices of this network reach it at https://tasks\\.example\\.org\n"
                + "Open this link there, within 10 minutes; it lets one device in:\n"
                + "https://tasks\\.example\\.org/share\\?token=[A-Za-z0-9_-]{22}\n"
        )
        #expect(text.wholeMatch(of: shape) != nil, "\(text)")
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
}
