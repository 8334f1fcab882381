import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import TaskStore

/// The task app on http://127.0.0.1: the API, the stream of changes and the page.
public struct TaskServer: Sendable {
    private let store: Store
    private let assets: AssetFolder
    private let port: Int
    private let logger: Logger
    let hub = EventHub()

    /// - Parameter port: 0 for any that is free.
    public init(store: Store, assets: AssetFolder, port: Int, logger: Logger) {
        self.store = store
        self.assets = assets
        self.port = port
        self.logger = logger
    }

    /// Serves until the task is cancelled, or SIGINT or SIGTERM comes and it `stopsAtSignals`.
    ///
    /// - Parameter onListening: gets the port, once requests are really taken.
    /// - Throws: `ServerProblem` when it can't listen.
    public func run(
        stopsAtSignals: Bool = false,
        onListening: @escaping @Sendable (Int) -> Void
    ) async throws {
        let service = ClosingService(application: application(onListening), hub: hub)
        var configuration = ServiceGroupConfiguration(
            services: [.init(service: service)],
            gracefulShutdownSignals: stopsAtSignals ? [.sigint, .sigterm] : [],
            logger: logger
        )
        // Whoever is in the middle of sending something has this long; then everything is closed.
        configuration.maximumGracefulShutdownDuration = .milliseconds(500)
        do {
            try await ServiceGroup(configuration: configuration).run()
        } catch let error as IOError {
            throw ServerProblem(error, port: port) ?? error
        }
    }

    private func application(_ onListening: @escaping @Sendable (Int) -> Void) -> Application<ServerResponder> {
        Application(
            responder: ServerResponder(
                api: APIResponder(store: store, events: hub, texts: assets.texts),
                assets: AssetResponder(folder: assets, languages: LanguageChoice(store: store))
            ),
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            onServerRunning: { channel in onListening(channel.localAddress?.port ?? 0) },
            logger: logger
        )
    }
}

/// The web server, with its open streams ended as soon as it is asked to stop: it waits for requests that are being answered,
/// and a stream would be for ever.
private struct ClosingService: Service {
    let application: Application<ServerResponder>
    let hub: EventHub

    func run() async throws {
        try await withGracefulShutdownHandler {
            try await application.run()
        } onGracefulShutdown: {
            hub.close()
        }
    }
}
