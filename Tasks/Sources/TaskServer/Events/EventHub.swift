import Synchronization
import TaskStore

/// Passes changes on to everyone who listens, and remembers the last ones for who was away for a moment.
///
/// A writer never waits here: each listener has a bounded queue, and one that lets it overflow is let go. It connects again
/// and catches up from the memory, or reads everything anew.
final class EventHub: Sendable {
    private let state: Mutex<State>

    fileprivate struct State {
        var revision: Int
        var memory: [ServerEvent] = []
        var listeners: [Int: AsyncStream<ServerEvent>.Continuation] = [:]
        var nextListener = 0
        var isClosed = false
    }

    /// Changes remembered for those who come back.
    static let memorySize = 1000
    /// Changes that wait for one listener: those of two large writes.
    static let queueSize = 2 * Change.mostTold

    /// - Parameter start: where revisions begin. The time of the start in milliseconds keeps them growing over restarts, so
    ///   that a revision of an earlier run is never taken for one of this.
    init(start: Int = Int(Instant.now.milliseconds)) {
        state = Mutex(State(revision: start))
    }

    /// How many listen; for tests and the log.
    var listenerCount: Int { state.withLock { $0.listeners.count } }

    /// Returns the function that publishes the changes of a write by `client`.
    func publisher(for client: String?) -> @Sendable ([Change]) -> Void {
        { changes in self.publish(changes, client: client) }
    }

    func publish(_ changes: [Change], client: String?) {
        if changes.contains(.many) { return reload(client: client) }
        state.withLock { state in
            for change in changes { state.send(ChangeMessage(change: change, client: client)) }
        }
    }

    /// Tells everyone to read everything anew, also those who come back later.
    func reload(client: String? = nil) {
        state.withLock { state in
            state.revision += 1
            state.memory = []
            state.pass(.reload(state.revision, client: client))
        }
    }

    /// Subscribes a listener: it gets the events it missed after `revision`, then the new ones.
    func listen(after revision: Int?) -> Subscription {
        state.withLock { state in
            let (stream, continuation) = AsyncStream.makeStream(
                of: ServerEvent.self,
                bufferingPolicy: .bufferingOldest(Self.queueSize)
            )
            let missed = state.missed(after: revision)
            if state.isClosed { continuation.finish() }
            state.nextListener += 1
            state.listeners[state.nextListener] = state.isClosed ? nil : continuation
            return Subscription(hub: self, number: state.nextListener, missed: missed, stream: stream)
        }
    }

    func beat(_ listener: Int) {
        state.withLock { state in _ = state.listeners[listener]?.yield(.heartbeat) }
    }

    func stop(_ listener: Int) {
        state.withLock { state in state.listeners.removeValue(forKey: listener)?.finish() }
    }

    /// Ends every stream at once, and lets no new one last.
    func close() {
        state.withLock { state in
            state.isClosed = true
            for listener in state.listeners.values { listener.finish() }
            state.listeners = [:]
        }
    }

    /// A place in the stream of changes.
    struct Subscription: Sendable {
        let hub: EventHub
        let number: Int
        let missed: [ServerEvent]
        let stream: AsyncStream<ServerEvent>

        func beat() { hub.beat(number) }
        func stop() { hub.stop(number) }
    }
}

extension EventHub.State {
    fileprivate mutating func send(_ message: ChangeMessage) {
        revision += 1
        let event = ServerEvent.change(revision, message)
        memory.append(event)
        // Cut in halves rather than one by one, so that remembering costs the same however long it is.
        if memory.count >= EventHub.memorySize * 2 { memory.removeFirst(memory.count - EventHub.memorySize) }
        pass(event)
    }

    fileprivate mutating func pass(_ event: ServerEvent) {
        for (number, listener) in listeners {
            if case .dropped = listener.yield(event) { listeners.removeValue(forKey: number)?.finish() }
        }
    }

    fileprivate func missed(after seen: Int?) -> [ServerEvent] {
        guard let seen else { return [.start(revision)] }
        let oldest = revision - memory.count
        guard (oldest...revision).contains(seen) else { return [.reload(revision)] }
        return [.start(seen)] + memory.suffix(revision - seen)
    }
}
