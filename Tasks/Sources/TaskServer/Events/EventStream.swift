import Hummingbird
import TaskStore

/// The answer to `GET /api/events`: open until the page leaves, the server stops or the listener is no longer welcome.
struct EventStream: Sendable {
    let hub: EventHub
    let store: Store
    /// Whether the device may go on listening; nil for this computer.
    var isWelcome: (@Sendable () async -> Bool)?

    /// How often that is asked: a device that is forgotten, by another program too, is out within a second. It costs a look into
    /// an index.
    static let checkInterval = Duration.milliseconds(500)

    func response(to request: Request) -> Response {
        let headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store"]
        // A browser that connects again sends the id of the first message. What it missed, it reads.
        let isReturning = request.headers[.lastEventID] != nil
        let start = "retry: 1000\nid: 1\n\n" + (isReturning ? ServerEvent.change(.many, client: nil).text : "")
        let body = ResponseBody { writer in
            let subscription = hub.listen()
            defer { subscription.stop() }
            try await writer.write(ByteBuffer(string: start))
            try await request.body.consumeWithInboundCloseHandler { _ in
                try await send(subscription, to: &writer)
            } onInboundClosed: {
                subscription.stop()
            }
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: headers, body: body)
    }

    private func send(_ subscription: EventHub.Subscription, to writer: inout any ResponseBodyWriter) async throws {
        async let _: Void = beat(subscription)
        async let _: Void = end(subscription)
        await OthersWatch(hub: hub, store: store).look()
        for await event in subscription.stream { try await writer.write(ByteBuffer(string: event.text)) }
    }

    /// Every 15 seconds until the stream ends.
    private func beat(_ subscription: EventHub.Subscription) async {
        while (try? await Task.sleep(for: .seconds(15))) != nil { subscription.queue.yield(.heartbeat) }
    }

    /// Ends the stream of a device that was forgotten.
    private func end(_ subscription: EventHub.Subscription) async {
        guard let isWelcome else { return }
        while (try? await Task.sleep(for: Self.checkInterval)) != nil {
            if await !isWelcome() { return subscription.stop() }
        }
    }
}
