import NIOCore

/// Stands before everything else on a connection and tells its guard of each byte; after a refusal, nothing is read any more.
final class ByteWatch: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let connectionGuard: ConnectionGuard

    init(_ connectionGuard: ConnectionGuard) { self.connectionGuard = connectionGuard }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if connectionGuard.takes(unwrapInboundIn(data).readableBytes) { context.fireChannelRead(data) }
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        context.fireChannelReadComplete()
        // Nobody else asks for the rest of what was refused.
        if connectionGuard.isOver { context.read() }
    }
}
