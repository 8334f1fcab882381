import Foundation
import Hummingbird
import ServiceLifecycle
import Synchronization
import TaskStore

/// Passes changes on to everyone who listens.
///
/// A writer never waits here: each listener has a bounded queue, and one that lets it overflow is let go. It connects again
/// and reads everything anew.
final class EventHub: Sendable {
    /// nil once it is closed.
    private let listeners = Mutex<[UUID: AsyncStream<ServerEvent>.Continuation]?>([:])

    /// Changes that wait for one listener: those of two large writes.
    static let queueSize = 2 * Change.mostTold

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

    /// A place in the stream of changes, from now on.
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

    /// Ends every stream at once, and lets no new one last.
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

/// Notices what another program writes, such as `tasks import`, and has everyone read it: at once for who comes, and every two
/// seconds while anyone listens. Asking costs less than a tenth of a millisecond, however many listen. Empties the bin, too.
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
        // It stops before the web server, which waits for what is being answered: a stream would be for ever.
        hub.close()
    }

    func look() async {
        if (try? await store.wasWrittenElsewhere()) == true { hub.publish([.many], client: nil) }
    }
}

/// One message of the stream of changes. Written out by whoever sends it, so that no write waits for that.
enum ServerEvent: Sendable, Equatable, Encodable {
    /// `{"id": 7, "deleted": false, "client": "a1", "task": {…}}`
    case change(Change, client: String?)
    /// Keeps proxies and sockets awake; a browser ignores it.
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
    /// The event's name, and the key that holds what changed.
    fileprivate var name: String {
        switch self {
        case .task: "task"
        case .collection: "collection"
        case .settings: "settings"
        case .many: "reload"
        }
    }
}

/// The answer to `GET /api/events`: open until the page leaves, the server stops or the listener is no longer welcome.
struct EventStream: Sendable {
    let hub: EventHub
    let store: Store
    /// Whether the device may go on listening; nil if nothing is shared.
    var isWelcome: (@Sendable () async -> Bool)?

    /// How often that is asked: a device that is forgotten, by another program too, is out within a second. It costs a look into
    /// an index.
    static let checkInterval = Duration.milliseconds(500)

    func response(to request: Request) -> Response {
        let headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store", .accelBuffering: "no"]
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
