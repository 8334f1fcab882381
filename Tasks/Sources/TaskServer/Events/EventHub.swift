import Foundation
import ServiceLifecycle
import Synchronization
import TaskStore

/// Passes changes on to everyone who listens.
///
/// A writer never waits here: each listener has a bounded queue, and one that lets it overflow is let go. It connects again
/// and reads everything anew.
final class EventHub: Sendable {
    private struct State {
        var listeners: [Int: AsyncStream<ServerEvent>.Continuation] = [:]
        var last = 0
        var isClosed = false
    }

    private let state = Mutex(State())

    /// Changes that wait for one listener: those of two large writes.
    static let queueSize = 2 * Change.mostTold

    var listenerCount: Int { state.withLock { $0.listeners.count } }

    /// Returns the function that publishes the changes of a write by `client`.
    func publisher(for client: String?) -> @Sendable ([Change]) -> Void {
        { changes in self.publish(changes, client: client) }
    }

    func publish(_ changes: [Change], client: String?) {
        state.withLock { state in
            for (number, listener) in state.listeners {
                for change in changes {
                    guard case .dropped = listener.yield(.change(change, client: client)) else { continue }
                    state.listeners.removeValue(forKey: number)?.finish()
                }
            }
        }
    }

    /// A place in the stream of changes, from now on.
    func listen() -> Subscription {
        state.withLock { state in
            let (stream, continuation) = AsyncStream.makeStream(
                of: ServerEvent.self,
                bufferingPolicy: .bufferingOldest(Self.queueSize)
            )
            if state.isClosed { continuation.finish() }
            state.last += 1
            state.listeners[state.last] = state.isClosed ? nil : continuation
            return Subscription(hub: self, number: state.last, stream: stream)
        }
    }

    /// Ends every stream at once, and lets no new one last.
    func close() {
        state.withLock { state in
            state.isClosed = true
            for listener in state.listeners.values { listener.finish() }
            state.listeners = [:]
        }
    }

    struct Subscription: Sendable {
        fileprivate let hub: EventHub
        fileprivate let number: Int
        let stream: AsyncStream<ServerEvent>

        func beat() { hub.state.withLock { state in _ = state.listeners[number]?.yield(.heartbeat) } }
        func stop() { hub.state.withLock { state in state.listeners.removeValue(forKey: number)?.finish() } }
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
