import Hummingbird
import Logging

/// What is known of a request besides itself.
struct ServerContext: InitializableFromSource, Sendable {
    let logger: Logger
    /// The port it came in by.
    let port: Int

    init(source: ApplicationRequestContextSource) {
        logger = source.logger
        port = source.channel.localAddress?.port ?? 0
    }
}
