import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle
import TaskStore

/// The web server on 127.0.0.1 and, if shared, on the local network: API, event stream and page.
public struct TaskServer: Sendable {
    /// Whether a database that never had a task gets three to try, in the page's language.
    public var addsFirstTasks = false
    private let store: Store
    private let page: PageFiles
    private let port: Int
    private let logger: Logger
    private let sharing: Sharing?
    let hub = EventHub()

    /// Far more than a household needs; further connections wait.
    private static let mostConnections = 200
    /// Between requests, and within one: longer than proxies keep a connection open (Caddy: two minutes).
    private static let idleTimeout = TimeAmount.seconds(180)

    /// - Parameters:
    ///   - port: 0 for any free port.
    ///   - sharing: nil to accept only this computer.
    public init(store: Store, page: PageFiles, port: Int, sharing: Sharing? = nil, logger: Logger) {
        self.store = store
        self.page = page
        self.port = port
        self.sharing = sharing
        self.logger = logger
    }

    var router: Router<ServerContext> {
        let router = Router(context: ServerContext.self, options: .autoGenerateHeadEndpoints)
        router.add(middleware: Answering())
        let documents = Documents(files: page, store: store, events: hub, addsFirstTasks: addsFirstTasks)
        router.add(middleware: Door(sharing: sharing, store: store, documents: documents))
        let api = API(router: router, store: store, events: hub)
        api.addRoutes()
        for path in ["/", "/**"] as [RouterPath] {
            router.get(path) { request, _ in try await documents.respond(to: request) }
        }
        api.refuseOtherMethods()
        return router
    }

    /// Serves until the task is cancelled, or until SIGINT or SIGTERM if it `stopsAtSignals`.
    ///
    /// - Parameter onListening: Receives the port when the server accepts connections.
    /// - Throws: `ServerProblem` if it can't listen.
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
        // Time for requests in progress.
        configuration.maximumGracefulShutdownDuration = .milliseconds(500)
        do {
            try await ServiceGroup(configuration: configuration).run()
        } catch let error as IOError {
            throw ServerProblem(error, port: port) ?? error
        }
    }
}

struct ServerContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let port: Int
    let local: NetworkAddress?
    let peer: NetworkAddress?
    /// Whether the device's session is still valid; nil if the server isn't shared.
    var isWelcome: (@Sendable () async -> Bool)?

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        port = source.channel.localAddress?.port ?? 0
        local = source.channel.localAddress?.ipAddress.flatMap(NetworkAddress.init)
        peer = source.channel.remoteAddress?.ipAddress.flatMap(NetworkAddress.init)
    }
}

/// Why the server can't listen, in one sentence with the fix.
public enum ServerProblem: Error, Equatable, Sendable {
    case portInUse(Int)
    case portNotAllowed(Int)
    case addressNotHere(NetworkAddress)

    init?(_ error: IOError, port: Int) {
        switch error.errnoCode {
        case EADDRINUSE: self = .portInUse(port)
        case EACCES, EPERM: self = .portNotAllowed(port)
        default: return nil
        }
    }
}

extension ServerProblem: CustomStringConvertible {
    public var description: String {
        switch self {
        case .portInUse(let port):
            "Port \(port) is in use. Stop what is using it, or choose another: tasks serve --port \(port == 65535 ? 8080 : port + 1)"
        case .addressNotHere(let address):
            "This computer has no address \(address). Leave --address away to be reached by every one it has."
        case .portNotAllowed(let port): "Port \(port) is not allowed. Choose one from 1024: tasks serve --port 8080"
        }
    }
}
