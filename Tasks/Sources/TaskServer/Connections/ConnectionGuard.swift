import NIOCore
import NIOHTTP1

/// Keeps a connection within `ConnectionLimits`: who is too slow, sends too much, or sends what is no HTTP gets a sentence where
/// one can still be said, and the connection ends.
///
/// It stands between the bytes and the rest of the server, which sees only whole heads. It never leaves a body cut short look
/// like one that ended.
final class ConnectionGuard: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let limits: ConnectionLimits
    private let connections: Connections
    private let refusal: @Sendable (Problem) -> Refusal

    /// The head of a request came, its end not yet.
    private var isReading = false
    /// The client asked for no other request after this one.
    private var isLast = false
    /// The head of an answer went, its end not yet.
    private var isAnswering = false
    private var unanswered = 0
    /// Of the request that is being read.
    private var bytes = 0
    private var pieces = 0
    /// Since when the client is waited for.
    private var since = NIODeadline.now()
    private var stall: Stall?
    /// Said when those before have their answers.
    private var pending: Problem?
    private var end: NIODeadline?
    private var timer: (due: NIODeadline, task: Scheduled<Void>)?
    private var context: ChannelHandlerContext?

    private struct Stall {
        var unsent: Int
        var since: NIODeadline
    }

    init(
        _ limits: ConnectionLimits,
        _ connections: Connections,
        refusal: @escaping @Sendable (Problem) -> Refusal
    ) {
        self.limits = limits
        self.connections = connections
        self.refusal = refusal
    }

    /// It was refused something, and only its client's leaving is waited for.
    var isOver: Bool { end != nil }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) {
        timer?.task.cancel()
        self.context = nil
    }

    func channelActive(context: ChannelHandlerContext) {
        context.fireChannelActive()
        if connections.enter(context.channel) { wait() } else { refuse(.busy) }
    }

    func channelInactive(context: ChannelHandlerContext) {
        connections.leave(context.channel)
        if isReading { context.fireErrorCaught(CancellationError()) }
        context.fireChannelInactive()
    }
}

// MARK: What comes in

extension ConnectionGuard {
    /// - Returns: whether the bytes are read.
    func takes(_ count: Int) -> Bool {
        if isOver { return false }
        // The first byte of a request.
        if bytes == 0, !isReading {
            since = .now()
            bytes = count
            arm()
        } else {
            bytes += count
        }
        if bytes > limits.requestBytes { refuse(.tooLarge) }
        return !isOver
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if isOver || pending != nil { return }
        switch unwrapInboundIn(data) {
        case .head(var head):
            isReading = true
            isLast = !head.isKeepAlive
            unanswered += 1
            do throws(Problem) {
                try RequestTarget.check(&head)
            } catch {
                return refuse(error)
            }
            wait()
            context.fireChannelRead(wrapInboundOut(.head(head)))
        case .body:
            pieces += 1
            if pieces > limits.pieces { return refuse(.tooLarge) }
            context.fireChannelRead(data)
        case .end:
            isReading = false
            (bytes, pieces) = (0, 0)
            wait()
            context.fireChannelRead(data)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? HTTPParserError else { return context.fireErrorCaught(error) }
        refuse(error == .headerOverflow ? .headersTooLarge : .notHTTP)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if isOver, event as? ChannelEvent == .inputClosed { return close() }
        context.fireUserInboundEventTriggered(event)
    }
}

// MARK: What goes out

extension ConnectionGuard {
    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if isOver { return promise?.fail(ChannelError.ioOnClosedChannel) ?? () }
        context.write(data, promise: promise)
        switch unwrapOutboundIn(data) {
        case .head: isAnswering = true
        case .body: break
        case .end:
            isAnswering = false
            unanswered -= 1
            // Nobody reads on after the last answer, and closing at once could take it from a client that still sends.
            if isLast, isReading, unanswered == 0 { end = .now() + limits.linger }
            wait()
            if let pending { refuse(pending) }
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        stall = context.channel.isWritable ? nil : Stall(unsent: unsent, since: .now())
        arm()
        context.fireChannelWritabilityChanged()
    }

    /// Bytes that the client has not taken yet.
    private var unsent: Int {
        (try? context?.channel.syncOptions?.getOption(ChannelOptions.bufferedWritableBytes)) ?? 0
    }

    /// Answers with a problem, when nothing else was said to this request, and ends the connection.
    private func refuse(_ problem: Problem) {
        guard let context, !isOver else { return }
        let isOpen = isReading && unanswered > 0
        if unanswered > (isOpen ? 1 : 0) {
            pending = problem
            return
        }
        end = .now() + limits.linger
        connections.note(context.channel, waitingSince: since)
        if isAnswering || isReading && !isOpen { return arm() }
        let refusal = refusal(problem)
        context.write(wrapOutboundOut(.head(refusal.head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(refusal.body))), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        context.close(mode: .output, promise: nil)
        arm()
    }
}

// MARK: Time

extension ConnectionGuard {
    /// The client's turn begins, or ends.
    private func wait() {
        since = .now()
        let isWaiting = isReading || unanswered == 0
        if let context { connections.note(context.channel, waitingSince: isWaiting ? since : nil) }
        arm()
    }

    private var due: NIODeadline? {
        if let end { return end }
        let stalled = stall.map { $0.since + limits.stall }
        return [patience, stalled].compactMap(\.self).min()
    }

    /// Until when the client must have sent what is waited for.
    private var patience: NIODeadline? {
        // After the answer the rest is read for the answer's sake only.
        if isReading, unanswered == 0 { return since + limits.body }
        if isReading { return since + limits.body + .seconds(Int64(bytes) / limits.bodyRate) }
        if unanswered > 0 { return nil }
        return since + (bytes > 0 ? limits.head : limits.idle)
    }

    /// Sets the timer. One that is due too early stays, and looks again then: most requests set none.
    private func arm() {
        guard let context, let due else { return }
        if let timer {
            if timer.due <= due { return }
            timer.task.cancel()
        }
        let task = context.eventLoop.assumeIsolated().scheduleTask(deadline: due) { self.look() }
        timer = (due, task)
    }

    private func look() {
        timer = nil
        let now = NIODeadline.now()
        if isOver, let end, end <= now { return close() }
        if let stalled = stall, stalled.since + limits.stall <= now {
            guard unsent < stalled.unsent else { return close() }
            stall = Stall(unsent: unsent, since: now)
        }
        if !isOver, let patience, patience <= now {
            if isReading || bytes > 0 { refuse(.tooSlow) } else { close() }
        }
        arm()
    }

    private func close() {
        guard let context else { return }
        // Whoever waits for the rest of a body must not take what came for all of it.
        if isReading { context.fireErrorCaught(CancellationError()) }
        context.close(promise: nil)
    }
}
