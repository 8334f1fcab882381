import ArgumentParser
import Foundation
import TaskStore

/// `tasks devices`: which devices are paired, and no longer.
struct DevicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices",
        abstract: "List the devices that were paired, and forget them.",
        discussion: "A device that is forgotten is out at once, also while the server runs."
    )

    @OptionGroup var databaseOption: DatabaseOption

    @Option(name: .long, help: "The number of a device in the list, or all.")
    var forget: Forgotten?

    func run() async throws {
        try await calmly {
            let store = try databaseOption.openExisting()
            if let forget { try await remove(forget, from: store) } else { try await list(store) }
            try store.close()
        }
    }

    private func list(_ store: Store) async throws {
        let devices = try await store.read { try $0.devices(at: .now) }
        if devices.isEmpty { print("No device is paired.") }
        let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day().dateTimeSeparator(.space)
            .time(includingFractionalSeconds: false)
        for device in devices {
            let date = Date(timeIntervalSince1970: Double(device.pairedAt.milliseconds) / 1000)
            print("\(device.id)  \(device.name)  paired \(date.formatted(style))")
        }
    }

    private func remove(_ which: Forgotten, from store: Store) async throws {
        let count = try await store.write { try $0.forgetDevices(which.id) }
        if let id = which.id, count == 0 {
            throw CommandProblem(sentence: "There is no device \(id). tasks devices lists those there are.")
        }
        print(count == 1 ? "Forgot 1 device." : "Forgot \(count) devices.")
    }
}

/// One device by its number, or all.
struct Forgotten: ExpressibleByArgument {
    let id: Int64?

    init?(argument: String) {
        id = Int64(argument)
        if id == nil, argument != "all" { return nil }
    }
}
