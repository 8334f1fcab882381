import ArgumentParser
import TaskStore

struct DevicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "Say how many devices are let in, or end that for all.",
        discussion: "Devices that are forgotten are out at once, also while the server runs."
    )

    @OptionGroup var databaseOption: DatabaseOption

    @Flag(name: .long, help: "Let none in any more; each needs a new link.")
    var forget = false

    func run() async throws {
        try await calmly {
            let store = try databaseOption.openExisting()
            if forget {
                let count = try await store.write { try $0.forgetSessions() }
                print("Forgot \(counted(count, "device")).")
            } else {
                let count = try await store.read { try $0.sessionCount(at: .now) }
                print("\(counted(count, "device")) let in.")
            }
            try store.close()
        }
    }
}
