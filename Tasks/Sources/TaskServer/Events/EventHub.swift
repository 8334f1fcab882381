import Foundation
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
/// seconds while anyone listens. Asking costs less than a tenth of a millisecond, however many listen.
struct OthersWatch: Service {
    let hub: EventHub
    let store: Store

    func run() async {
        await cancelWhenGracefulShutdown {
            while (try? await Task.sleep(for: .seconds(2))) != nil {
                if hub.listenerCount > 0 { await look() }
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

    /// Its lines.
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
