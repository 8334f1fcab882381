import Foundation
import Hummingbird
import ServiceLifecycle
import Synchronization
import TaskStore

/// Sends changes to all listeners. Writers never wait: a listener whose queue overflows is disconnected, and reloads.
final class EventHub: Sendable {
    /// nil after `close()`.
    private let listeners = Mutex<[UUID: AsyncStream<ServerEvent>.Continuation]?>([:])

    /// Two large writes.
    static let queueSize = 2 * Change.limit

    var listenerCount: Int { listeners.withLock { $0?.count ?? 0 } }

    func publish(_ changes: [Change], client: String?) {
        listeners.withLock { listeners in
            for (id, listener) in listeners ?? [:] {
                for change in changes {
                    guard case .dropped = listener.yield(.change(change, client: client)) else { continue }
                    listeners?.removeValue(forKey: id)?.finish()
                }
            }
        }
    }

    /// Subscribes to the changes from now on.
    func listen() -> Subscription {
        let (stream, queue) = AsyncStream.makeStream(
            of: ServerEvent.self,
            bufferingPolicy: .bufferingOldest(Self.queueSize)
        )
        let subscription = Subscription(hub: self, stream: stream, queue: queue)
        listeners.withLock { listeners in
            if listeners == nil { queue.finish() } else { listeners?[subscription.id] = queue }
        }
        return subscription
    }

    /// Ends all streams, and those to come.
    func close() {
        listeners.withLock { listeners in
            for listener in (listeners ?? [:]).values { listener.finish() }
            listeners = nil
        }
    }

    struct Subscription: Sendable {
        fileprivate let hub: EventHub
        fileprivate let id = UUID()
        let stream: AsyncStream<ServerEvent>
        let queue: AsyncStream<ServerEvent>.Continuation

        func stop() {
            hub.listeners.withLock { _ = $0?.removeValue(forKey: id) }
            queue.finish()
        }
    }
}

/// Reports writes of other programs such as `tasks import`: when a client connects, and every two seconds while one listens.
/// Also deletes old tasks from the bin.
struct OthersWatch: Service {
    let hub: EventHub
    let store: Store

    func run() async {
        await cancelWhenGracefulShutdown {
            while (try? await Task.sleep(for: .seconds(2))) != nil {
                if hub.listenerCount > 0 { await look() }
                try? await store.emptyBin()
            }
        }
        // Before the web server stops, which waits for open answers.
        hub.close()
    }

    func look() async {
        if (try? await store.wasWrittenElsewhere()) == true { hub.publish([.many], client: nil) }
    }
}

/// A server-sent event, encoded by each stream so that no write waits for that.
enum ServerEvent: Sendable, Equatable, Encodable {
    /// `{"id": 7, "deleted": false, "client": "a1", "task": {…}}`
    case change(Change, client: String?)
    /// Keeps the connection open through proxies.
    case heartbeat

    var text: String {
        guard case .change(let change, _) = self else { return ": still here\n\n" }
        let data = (try? JSON.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        return "event: \(change.name)\ndata: \(data)\n\n"
    }

    func encode(to encoder: any Encoder) throws {
        guard case .change(let change, let client) = self else { return }
        var container = encoder.container(keyedBy: JSONKey.self)
        try container.encode(client, forKey: "client")
        func encode(_ id: Int64?, _ value: (some Encodable)?) throws {
            try container.encode(id, forKey: "id")
            try container.encode(value == nil, forKey: "deleted")
            try container.encode(value, forKey: JSONKey(change.name))
        }
        switch change {
        case .task(let id, let task): try encode(id, task)
        case .collection(let id, let collection): try encode(id, collection)
        case .settings(let settings): try encode(nil, settings)
        case .many: break
        }
    }
}

extension Change {
    /// The event's name, and the key of its value.
    fileprivate var name: String {
        switch self {
        case .task: "task"
        case .collection: "collection"
        case .settings: "settings"
        case .many: "reload"
        }
    }
}

/// The answer to `GET /api/events`: open until the client or the server closes it, or the session ends.
struct EventStream: Sendable {
    let hub: EventHub
    let store: Store
    var isWelcome: (@Sendable () async -> Bool)?

    /// Ends the stream of a forgotten device within a second.
    static let checkInterval = Duration.milliseconds(500)

    func response(to request: Request) -> Response {
        let headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store", .accelBuffering: "no"]
        // A browser that reconnects sends the id of the first message; it missed changes.
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

    private func beat(_ subscription: EventHub.Subscription) async {
        while (try? await Task.sleep(for: .seconds(15))) != nil { subscription.queue.yield(.heartbeat) }
    }

    private func end(_ subscription: EventHub.Subscription) async {
        guard let isWelcome else { return }
        while (try? await Task.sleep(for: Self.checkInterval)) != nil {
            if await !isWelcome() { return subscription.stop() }
        }
    }
}
