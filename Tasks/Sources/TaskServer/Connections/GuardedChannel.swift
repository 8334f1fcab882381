import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1

/// Hummingbird's channel for HTTP/1.1, with a guard before it.
struct GuardedChannel: ServerChildChannel {
    typealias Value = HTTP1Channel.Value

    private let http: HTTP1Channel
    private let makeGuard: @Sendable () -> ConnectionGuard

    init(responder: @escaping HTTPChannelHandler.Responder, _ makeGuard: @escaping @Sendable () -> ConnectionGuard) {
        let headers = HTTP1Channel.Configuration.DecoderConfiguration(
            maxHeaderFieldSize: Self.headerSize,
            maxHeaderListSize: Self.headersSize,
            maxHeaderFieldCount: Self.headerCount
        )
        http = HTTP1Channel(responder: responder, configuration: .init(httpDecoderConfiguration: headers))
        self.makeGuard = makeGuard
    }

    /// Bytes of one header, and of all together. Cookies of every server on this computer come along.
    static let headerSize = 16 << 10
    static let headersSize = 64 << 10
    static let headerCount = 128

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
        http.setup(channel: channel, logger: logger).flatMapThrowing { value in
            let pipeline = channel.pipeline.syncOperations
            let decoder = try pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)
            let connectionGuard = makeGuard()
            try pipeline.addHandler(connectionGuard, position: .after(decoder))
            try pipeline.addHandler(ByteWatch(connectionGuard), position: .first)
            return value
        }
    }

    func handle(value: Value, logger: Logger) async { await http.handle(value: value, logger: logger) }
}
