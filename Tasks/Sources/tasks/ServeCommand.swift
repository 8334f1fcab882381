import ArgumentParser
import Foundation
import Logging
import TaskServer
import TaskStore

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve the app on http://127.0.0.1, for this computer only unless it is shared."
    )

    @Option(name: .long, help: "The port; 0 for any that is free.")
    var port = 8080

    @OptionGroup var databaseOption: DatabaseOption

    @Option(name: .long, help: "A folder laid out like the repository, with Tasks/Page and Web.")
    var assets = "."

    @Flag(name: .long, help: "Begin a new database without the three tasks to try.")
    var empty = false

    @Flag(name: .long, help: "Let devices of the same network in, each by a link that is shown here.")
    var share = false

    @Option(name: .long, help: "With --share: be reached by this address of the computer alone.")
    var address: NetworkAddress?

    @Option(
        name: .long,
        help: "With --share: a name (with its port, if it has one) that a proxy serves this under. Repeatable."
    )
    var host: [String] = []

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("The port must be from 0 to 65535.") }
        if !share, address != nil || !host.isEmpty { throw ValidationError("--address and --host need --share.") }
        for host in host where !Sharing.isHost(host) {
            throw ValidationError(
                "\(host) is no host. Give a name such as tasks.example.org or tasks.example.org:8443."
            )
        }
    }

    func run() async throws {
        try await calmly {
            guard let page = PageFiles(URL(fileURLWithPath: assets)) else {
                throw CommandProblem(
                    sentence: "The page was not found. Run make page, or name its folder with --assets."
                )
            }
            let store = try databaseOption.open()
            let terminal = SharingTerminal(hosts: host, address: address?.description)
            let sharing =
                share ? Sharing(address: address, hosts: host, onLetIn: terminal.sayLetIn) : nil
            var server = TaskServer(store: store, page: page, port: port, sharing: sharing, logger: logger)
            server.addsFirstTasks = !empty
            try await server.run(stopsAtSignals: true) { port in
                print("Tasks is at http://127.0.0.1:\(port)")
                // Output to a pipe is buffered.
                fflush(nil)
                guard let sharing else { return }
                terminal.show(sharing, port: port)
                onEnter { terminal.show(sharing, port: port) }
            }
            try store.close()
        }
    }

    private var logger: Logger {
        var logger = Logger(label: "tasks", factory: { StreamLogHandler.standardError(label: $0) })
        logger.logLevel = .warning
        return logger
    }
}

extension NetworkAddress: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
