import Foundation
import Hummingbird
import ServiceLifecycle
import Synchronization
import TaskStore

/// Sends changes to all listeners. Writers never wait: a listener whose queue overflows is disconnected, and reloads.
final class EventHub: Sendable {
    typealias Queue = AsyncStream<ServerEvent>.Continuation

    /// nil after `close()`.
    private let listeners = Mutex<[UUID: Queue]?>([:])

    /// Room for two large writes.
    static let queueSize = 2 * Change.limit

    var listenerCount: Int { listeners.withLock { $0?.count ?? 0 } }

    func publish(_ changes: [Change], client: String?) {
        for listener in listeners.withLock({ $0.map { Array($0.values) } ?? [] }) {
            for change in changes {
                if case .dropped = listener.yield(.change(change, client: client)) { listener.finish() }
            }
        }
    }

    /// Returns the changes from now on, until the queue is finished.
    func listen() -> (stream: AsyncStream<ServerEvent>, queue: Queue) {
        let (stream, queue) = AsyncStream.makeStream(
            of: ServerEvent.self,
            bufferingPolicy: .bufferingOldest(Self.queueSize)
        )
        let id = UUID()
        queue.onTermination = { _ in self.listeners.withLock { _ = $0?.removeValue(forKey: id) } }
        let isOpen = listeners.withLock { listeners in
            listeners?[id] = queue
            return listeners != nil
        }
        if !isOpen { queue.finish() }
        return (stream, queue)
    }

    /// Ends all streams, and refuses new ones.
    func close() {
        let open = listeners.withLock { listeners in
            defer { listeners = nil }
            return listeners ?? [:]
        }
        for listener in open.values { listener.finish() }
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
        // Before the web server stops, because it waits for open streams.
        hub.close()
    }

    func look() async {
        if (try? await store.wasWrittenElsewhere()) == true { hub.publish([.many], client: nil) }
    }
}

/// A server-sent event, encoded by each stream so that no write waits for that.
enum ServerEvent: Sendable, Equatable, Encodable {
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

    func response(to request: Request) -> Response {
        let headers: HTTPFields = [.contentType: "text/event-stream", .cacheControl: "no-store", .accelBuffering: "no"]
        // A browser that reconnects sends the id of the first message; it missed changes.
        let isReturning = request.headers[.lastEventID] != nil
        let start = "retry: 1000\nid: 1\n\n" + (isReturning ? ServerEvent.change(.many, client: nil).text : "")
        let body = ResponseBody { writer in
            let (events, queue) = hub.listen()
            defer { queue.finish() }
            try await writer.write(ByteBuffer(string: start))
            try await request.body.consumeWithInboundCloseHandler { _ in
                async let _: Void = attend(queue)
                await OthersWatch(hub: hub, store: store).look()
                for await event in events { try await writer.write(ByteBuffer(string: event.text)) }
            } onInboundClosed: {
                queue.finish()
            }
            try await writer.finish(nil)
        }
        return Response(status: .ok, headers: headers, body: body)
    }

    /// Ends the stream of a revoked device within a second, and sends a heartbeat every 15 seconds.
    private func attend(_ queue: EventHub.Queue) async {
        for check in 1... {
            guard (try? await Task.sleep(for: .milliseconds(500))) != nil else { return }
            if await isWelcome?() == false { return queue.finish() }
            if check.isMultiple(of: 30) { queue.yield(.heartbeat) }
        }
    }
}
