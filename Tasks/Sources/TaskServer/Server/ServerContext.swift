import Hummingbird
import Logging

/// The context of a request: its logger and its connection.
struct ServerContext: InitializableFromSource, Sendable {
    let logger: Logger
    /// The port it came in by.
    let port: Int
    /// The address it came in by, and the one it came from; nil when they are not of IPv4.
    let local: NetworkAddress?
    let peer: NetworkAddress?

    init(source: ApplicationRequestContextSource) {
        logger = source.logger
        port = source.channel.localAddress?.port ?? 0
        local = source.channel.localAddress?.ipAddress.flatMap(NetworkAddress.init)
        peer = source.channel.remoteAddress?.ipAddress.flatMap(NetworkAddress.init)
    }
}
