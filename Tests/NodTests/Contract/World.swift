import Nod
import NodTesting

/// A session, the app around it and the oracle that watches both: the app has a server, and views that may report.
///
/// ```swift
/// var world = World(items: 2)
/// world.happen(.news(item: 1, isCompleted: true))
/// #expect(world.oracle.violation == nil)
/// ```
struct World {
    var session: FeedbackSession
    private(set) var oracle: Oracle
    var now = 0.0
    /// Everything that the session handled, ticks included.
    var steps: [TraceRunner.Step] = []
    /// Requests without an answer.
    private(set) var requests: [SaveRequest] = []
    /// The server's state, by item.
    private var server: [Bool]
    private var spots: [Int?]
    /// Items whose lost request did arrive; only news reveals it.
    private var uncertain: Set<ItemID> = []
    /// Items whose state the app's views report.
    private var observed: Set<ItemID> = []
    /// How the session answers; a fault answers differently.
    var handle: Handle = { $0.handle($1, at: $2) }

    typealias Handle = @Sendable (inout FeedbackSession, Event, Double) -> [Effect]

    init(items: Int, session: FeedbackSession = FeedbackSession(), tuning: Tuning = Tuning()) {
        self.session = session
        oracle = Oracle(items: items, tuning)
        server = [Bool](repeating: false, count: items + 1)
        spots = [Int?](repeating: nil, count: items + 1)
    }

    mutating func start(with server: [Bool]) {
        self.server = server
        oracle.start(with: server)
    }

    /// The events so far, to read and to run again.
    var trace: Trace {
        // A tick is implied if time passes after it.
        let told = steps.indices.filter { index in
            steps[index].event != .tick || (index + 1 < steps.count && steps[index + 1].time == steps[index].time)
        }
        return Trace(told.map { Trace.Entry(steps[$0].time, steps[$0].event) }, until: steps.last?.time ?? 0)
    }

    /// A story as in Fixtures/, with the answers of this session.
    var story: String {
        "# \(oracle.violation ?? "The contract holds.")\n\(trace)\n---\n"
            + steps.flatMap(\.lines).joined(separator: "\n")
    }

    func request(of item: ItemID) -> SaveRequest? { requests.first { $0.item == item } }
    func isUncertain(_ item: ItemID) -> Bool { uncertain.contains(item) }
    func server(has item: ItemID) -> Bool { server[item.number] }

    /// Handles an event now, with its consequences for the server.
    ///
    /// - Parameter arrives: a lost request was carried out.
    mutating func happen(_ event: Event, arrives: Bool = false) {
        let before = session
        let effects = handle(&session, event, now)
        steps.append(TraceRunner.Step(now, event, effects))
        oracle.check(event, at: now, effects, before: before, after: session)
        // An app that declines has reported that by its views.
        for number in server.indices { server[number] = oracle.items[number].now.followed ?? server[number] }
        change(event, arrives: arrives)
        for case .send(let request) in effects {
            requests.removeAll { $0.item == request.item }
            requests.append(request)
        }
        requests.removeAll { oracle.items[$0.item].inFlight == nil }
    }

    private mutating func change(_ event: Event, arrives: Bool) {
        switch event {
        case .saved(let item, _, let isCompleted):
            arrive(item)
            if request(of: item)?.isMove == false { uncertain.remove(item) }
            server[item.number] = isCompleted ?? server[item.number]
        case .unreachable(let item) where arrives:
            arrive(item)
            uncertain.insert(item)
        case .toggled(let toggle) where toggle.isReported: observed.insert(toggle.item)
        case .news(let item, let isCompleted): server[item.number] = isCompleted
        case .delivered(let item): confirm(item)
        case .reported(let item, let isCompleted):
            observed.insert(item)
            server[item.number] = isCompleted
            confirm(item)
        case .unobserved(let item):
            observed.remove(item)
            confirm(item)
        default: break
        }
    }

    /// A request confirmed by views has arrived, including its place, which they don't report.
    private mutating func confirm(_ item: ItemID) {
        if oracle.items[item].now.wasAnswered && oracle.items[item].now.followed == nil { arrive(item) }
    }

    private mutating func arrive(_ item: ItemID) {
        guard let request = request(of: item) else { return }
        if !request.isMove { server[item.number] = request.isCompleted }
        spots[item.number] = request.spot ?? spots[item.number]
    }

    mutating func become(_ path: WritableKeyPath<Surroundings, Bool>, _ isOn: Bool) {
        var surroundings = oracle.surroundings
        surroundings[keyPath: path] = isOn
        happen(.surroundings(surroundings))
    }

    /// Handles what is due before `time`, as a performer does.
    mutating func tick(before time: Double = .infinity) {
        while let deadline = session.deadline, deadline < time, oracle.violation == nil {
            now = deadline
            happen(.tick)
            if session.deadline == deadline { return }
        }
    }

    /// Pending changes are sent, even those lost while the connection seemed to work.
    private mutating func reconnect() {
        guard oracle.surroundings.isOffline || oracle.items.contains(where: \.isWaiting) else { return }
        if !oracle.surroundings.isOffline { become(\.isOffline, true) }
        become(\.isOffline, false)
    }

    /// Ends all requests, toasts and rows: nothing may be left, and each check shows the saved state.
    mutating func finish() {
        guard oracle.violation == nil else { return }
        now = (now * 1000).rounded(.up) / 1000 + 0.001
        tick(before: now)
        if oracle.toasts.isPaused {
            become(\.isHidden, false)
            happen(.toastsPaused(.hover, false))
            happen(.toastsPaused(.focus, false))
        }
        reconnect()
        while let request = requests.first, oracle.violation == nil {
            now += 0.001
            tick(before: now)
            if oracle.items[request.item].isDelivered {
                happen(.reported(item: request.item, isCompleted: request.isCompleted))
            } else {
                happen(.saved(item: request.item, completed: nil))
            }
            if requests.isEmpty { reconnect() }
        }
        for number in 1..<server.count where !oracle.items[number].isForgotten {
            let item = ItemID(number)
            if uncertain.contains(item) { happen(.news(item: item, isCompleted: server[number])) }
            if observed.contains(item) { happen(.reported(item: item, isCompleted: server[number])) }
        }
        tick()
        while let failure = session.toasts.toasts.first(where: { $0.kind == .failure }), oracle.violation == nil {
            happen(.toastDismissed(failure.id))
            tick()
        }
        oracle.checkEnd(session, server: server, spots: spots)
    }
}
