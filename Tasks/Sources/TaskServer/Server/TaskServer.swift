import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import TaskStore

/// The task app on http://127.0.0.1, and for devices of the same network when it is shared: the API, the stream of changes and
/// the page.
public struct TaskServer: Sendable {
    private let store: Store
    private let assets: AssetFolder
    private let port: Int
    private let logger: Logger
    private let sharing: Sharing?
    private let limits: ConnectionLimits
    private let connections: Connections
    let files: Places
    let hub = EventHub()

    /// - Parameters:
    ///   - port: 0 for any that is free.
    ///   - sharing: nil to let nothing but this computer connect.
    public init(store: Store, assets: AssetFolder, port: Int, sharing: Sharing? = nil, logger: Logger) {
        self.init(
            store: store,
            assets: assets,
            port: port,
            sharing: sharing,
            limits: ConnectionLimits(),
            logger: logger
        )
    }

    init(
        store: Store,
        assets: AssetFolder,
        port: Int,
        sharing: Sharing?,
        limits: ConnectionLimits,
        logger: Logger
    ) {
        self.store = store
        self.assets = assets
        self.port = port
        self.sharing = sharing
        self.limits = limits.within(openFiles: OpenFiles.allowMost())
        self.logger = logger
        connections = Connections(most: self.limits.connections)
        files = Places(limits.files)
    }

    /// Serves until the task is cancelled, or SIGINT or SIGTERM comes and it `stopsAtSignals`.
    ///
    /// - Parameter onListening: gets the port, once requests are really taken.
    /// - Throws: `ServerProblem` when it can't listen.
    public func run(
        stopsAtSignals: Bool = false,
        onListening: @escaping @Sendable (Int) -> Void
    ) async throws {
        var configuration = ServiceGroupConfiguration(
            // A listener that fails lets the other one end in peace.
            services: (listeners(onListening) + [OthersWatch(hub: hub, store: store)]).map {
                .init(service: $0, failureTerminationBehavior: .gracefullyShutdownGroup)
            },
            gracefulShutdownSignals: stopsAtSignals ? [.sigint, .sigterm] : [],
            logger: logger
        )
        // Whoever is in the middle of sending something has this long; then everything is closed.
        configuration.maximumGracefulShutdownDuration = .milliseconds(500)
        do {
            try await ServiceGroup(configuration: configuration).run()
        } catch let error as IOError {
            throw ServerProblem(error, port: port, address: sharing?.address) ?? error
        }
    }

    /// One socket, or two when it is shared by one address: that one's and 127.0.0.1's, with the same port.
    private func listeners(_ onListening: @escaping @Sendable (Int) -> Void) -> [any Service] {
        guard let sharing else { return [listener("127.0.0.1", port, onListening)] }
        guard let address = sharing.address, address != "127.0.0.1" else {
            return [listener(sharing.address ?? "0.0.0.0", port, onListening)]
        }
        let (ports, first) = AsyncStream.makeStream(of: Int.self)
        return [
            listener("127.0.0.1", port) { first.yield($0) },
            SecondService(ports: ports) { listener(address, $0, onListening) },
        ]
    }

    private func listener(_ address: String, _ port: Int, _ onListening: @escaping @Sendable (Int) -> Void)
        -> ClosingService
    {
        ClosingService(application: application(address, port, onListening), hub: hub)
    }

    private func application(
        _ address: String,
        _ port: Int,
        _ onListening: @escaping @Sendable (Int) -> Void
    ) -> Application<ServerResponder> {
        Application(
            responder: ServerResponder(
                api: APIResponder(
                    store: store,
                    events: hub,
                    mostListeners: limits.listeners,
                    files: files,
                    texts: assets.texts
                ),
                assets: AssetResponder(folder: assets, store: store, logger: logger),
                sharing: sharing,
                store: store
            ),
            server: HTTPServerBuilder { [limits, connections, assets] responder in
                GuardedChannel(responder: responder) {
                    ConnectionGuard(limits, connections) { Refusal($0, assets.texts) }
                }
            },
            configuration: ApplicationConfiguration(
                address: .hostname(address, port: port),
                backlog: ConnectionLimits.arriving,
                // Those that were asked to leave may take a moment; without a file for a new one, none would be taken any more.
                availableConnectionsDelegate: .maximum(limits.connections + limits.leaving, logger: logger)
            ),
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

/// A listener that begins when the first one knows its port.
private struct SecondService: Service {
    let ports: AsyncStream<Int>
    let listener: @Sendable (Int) -> ClosingService

    func run() async throws {
        for await port in ports.cancelOnGracefulShutdown() {
            try await listener(port).run()
            return
        }
    }
}
