import ArgumentParser
import Foundation
import Logging
import TaskServer
import TaskStore

/// `tasks serve`: the app in the browser, on this computer only.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve the app on http://127.0.0.1, for this computer only."
    )

    @Option(name: .long, help: "The port; 0 for any that is free.")
    var port = 8080

    @OptionGroup var databaseOption: DatabaseOption

    @Option(name: .long, help: "A folder laid out like the repository, with Tasks/Page, Tasks/Texts and Web.")
    var assets: String?

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("The port must be from 0 to 65535.") }
    }

    func run() async throws {
        try await calmly {
            let assets = try findAssets()
            let store = try databaseOption.open()
            let server = TaskServer(store: store, assets: assets, port: port, logger: logger)
            try await server.run(stopsAtSignals: true) { port in
                print("Tasks is at http://127.0.0.1:\(port)")
                // Whoever waits for this line through a pipe gets it now, not when a buffer is full.
                fflush(nil)
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
            if let folder = AssetFolder(URL(fileURLWithPath: assets)) { return folder }
            throw CommandProblem(
                sentence:
                    "\(assets) does not hold Tasks/Page, Tasks/Texts and Web. Name a folder laid out like the repository with --assets."
            )
        }
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        if let folder = AssetFolder.find(from: [program, here].compactMap(\.self)) { return folder }
        throw CommandProblem(
            sentence:
                "The page's files were not found near the program or here. Name the repository's folder with --assets."
        )
    }
}
