import Foundation
import TaskStore
import Testing

@Suite("tasks serve --share and tasks devices")
struct ShareTests {
    private let command = Command()

    @Test("shows plain text where stdout is no terminal: the address and the code")
    func showsText() async throws {
        let serving = try await Serving(command, share: ["--share", "--address", "127.0.0.2"])
        #expect(serving.line == "Tasks is at http://127.0.0.1:\(serving.port)\n")
        let text = await serving.next()
        let shape = try Regex(
            "^Devices of this network reach it at http://127\\.0\\.0\\.2:\(serving.port)\n"
                + "Pairing code for one device, good for 10 minutes: [2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}\n$"
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

    @Test("lists the devices, and forgets one or all")
    func listsDevices() async throws {
        #expect(try await command.run("devices").errors.hasPrefix("There is no database"))
        let store = try Store(path: command.path("tasks.sqlite"))
        #expect(try await command.run("devices").output == "No device is paired.\n")
        for (number, name) in ["iPhone, Safari", "Mac, Firefox", "Android, Chrome"].enumerated() {
            try await store.write {
                try $0.addDevice(named: name, tokenHash: Data(repeating: UInt8(number), count: 32))
            }
        }
        let list = try await command.run("devices").output.split(separator: "\n")
        #expect(
            list.map { $0.prefix { $0 != "p" } } == [
                "1  iPhone, Safari  ", "2  Mac, Firefox  ", "3  Android, Chrome  ",
            ]
        )
        #expect(list.allSatisfy { $0.contains(/\ \ paired \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) })
        #expect(try await command.run("devices", "--forget", "2").output == "Forgot 1 device.\n")
        let again = try await command.run("devices", "--forget", "2")
        #expect(again.status == 1 && again.errors == "There is no device 2. tasks devices lists those there are.\n")
        #expect(try await command.run("devices", "--forget", "all").output == "Forgot 2 devices.\n")
        #expect(try await command.run("devices").output == "No device is paired.\n")
        #expect(try await command.run("devices", "--forget", "none").status == 64)
        try store.close()
    }
}
