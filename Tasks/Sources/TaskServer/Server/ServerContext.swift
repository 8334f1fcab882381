import Hummingbird
import Logging

/// The context of a request: its connection, and what the door knows of its sender.
struct ServerContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The port it came in by.
    let port: Int
    /// The address it came in by, and the one it came from; nil if they are not of IPv4.
    let local: NetworkAddress?
    let peer: NetworkAddress?
    /// Whether a device is still let in; nil for this computer.
    var isWelcome: (@Sendable () async -> Bool)?

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        port = source.channel.localAddress?.port ?? 0
        local = source.channel.localAddress?.ipAddress.flatMap(NetworkAddress.init)
        peer = source.channel.remoteAddress?.ipAddress.flatMap(NetworkAddress.init)
    }
}
