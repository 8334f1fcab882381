import Hummingbird
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
    let hub = EventHub()

    /// Connections at once: a household needs a fraction of them. Beyond, new ones wait.
    private static let mostConnections = 200
    /// For a request that doesn't arrive, and between two: longer than proxies keep a connection (Caddy: two minutes).
    private static let idleTimeout = TimeAmount.seconds(180)

    /// - Parameters:
    ///   - port: 0 for any that is free.
    ///   - sharing: nil to let nothing but this computer connect.
    public init(store: Store, assets: AssetFolder, port: Int, sharing: Sharing? = nil, logger: Logger) {
        self.store = store
        self.assets = assets
        self.port = port
        self.sharing = sharing
        self.logger = logger
    }

    /// All that is answered, and how.
    var router: Router<ServerContext> {
        let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
        let pages = AssetResponder(folder: assets, store: store)
        router.add(middleware: Answering())
        router.add(middleware: Door(sharing: sharing, store: store, pages: pages))
        let api = API(router: router, store: store, events: hub)
        api.addRoutes()
        for path in ["/", "/**"] as [RouterPath] {
            router.get(path) { request, _ in try await pages.respond(to: request) }
        }
        api.refuseOtherMethods()
        return router
    }

    /// Serves until the task is cancelled, or SIGINT or SIGTERM comes and it `stopsAtSignals`.
    ///
    /// - Parameter onListening: gets the port, once requests are really taken.
    /// - Throws: `ServerProblem` when it can't listen.
    public func run(stopsAtSignals: Bool = false, onListening: @escaping @Sendable (Int) -> Void) async throws {
        if let address = sharing?.address, !address.isOfThisComputer { throw ServerProblem.addressNotHere(address) }
        let isShared = sharing != nil && sharing?.address?.isThisComputer != true
        let application = Application(
            router: router,
            server: .http1(configuration: .init(idleTimeout: Self.idleTimeout)),
            configuration: ApplicationConfiguration(
                address: .hostname(isShared ? "0.0.0.0" : "127.0.0.1", port: port),
                availableConnectionsDelegate: .maximum(Self.mostConnections, logger: logger)
            ),
            onServerRunning: { channel in onListening(channel.localAddress?.port ?? 0) },
            logger: logger
        )
        var configuration = ServiceGroupConfiguration(
            services: [application, OthersWatch(hub: hub, store: store)],
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
}
