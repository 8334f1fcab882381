import ArgumentParser
import Foundation
import Logging
import Synchronization
import TaskServer
import TaskStore

/// `tasks serve`: the app in the browser, on this computer only; with `--share`, on paired devices of the same network too.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve the app on http://127.0.0.1, for this computer only unless it is shared."
    )

    @Option(name: .long, help: "The port; 0 for any that is free.")
    var port = 8080

    @OptionGroup var databaseOption: DatabaseOption

    @Option(name: .long, help: "A folder laid out like the repository, with Tasks/Page, Tasks/Texts and Web.")
    var assets: String?

    @Flag(name: .long, help: "Serve the page's files as they are written, for debugging, instead of bundled.")
    var plainFiles = false

    @Flag(name: .long, help: "Let devices of the same network in, each with a code that is shown here.")
    var share = false

    @Option(name: .long, help: "With --share: be reached by this address of the computer alone.")
    var address: NetworkAddress?

    @Option(
        name: .long,
        help: "With --share: a name (with its port, if it has one) that a proxy serves this under. Repeatable."
    )
    var host: [String] = []

    // For tests, and can only shorten: a code is good for ten minutes at most.
    @Option(name: .long, help: .hidden)
    var codeSeconds = 600

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
            let assets = try findAssets()
            if assets.bundleProblem == .missing { throw CommandProblem(sentence: "\(BundleProblem.missing)") }
            let store = try databaseOption.open()
            let heardPort = Mutex(0)
            let terminal = SharingTerminal(hosts: host, address: address?.description)
            let sharing =
                share
                ? Sharing(
                    address: address?.description,
                    hosts: host,
                    codeLifetime: .seconds(codeSeconds),
                    tell: { news in terminal.tell(news, port: heardPort.withLock { $0 }) }
                ) : nil
            let server = TaskServer(store: store, assets: assets, port: port, sharing: sharing, logger: logger)
            try await server.run(stopsAtSignals: true) { port in
                heardPort.withLock { $0 = port }
                print("Tasks is at http://127.0.0.1:\(port)")
                // Whoever waits for this line through a pipe gets it now, not when a buffer is full.
                fflush(nil)
                guard let sharing else { return }
                sharing.renewCode()
                onEnter { sharing.renewCode() }
            }
            try store.close()
        }
    }

    private var logger: Logger {
        var logger = Logger(label: "tasks", factory: { StreamLogHandler.standardError(label: $0) })
        logger.logLevel = .warning
        return logger
    }

    private func findAssets() throws -> AssetFolder {
        if let assets {
            if let folder = AssetFolder(URL(fileURLWithPath: assets), isPlain: plainFiles) { return folder }
            throw CommandProblem(
                sentence:
                    "\(assets) does not hold Tasks/Page, Tasks/Texts and Web. Name a folder laid out like the repository with --assets."
            )
        }
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        if let folder = AssetFolder.find(from: [program, here].compactMap(\.self), isPlain: plainFiles) {
            return folder
        }
        throw CommandProblem(
            sentence:
                "The page's files were not found near the program or here. Name the repository's folder with --assets."
        )
    }
}

extension NetworkAddress: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}
