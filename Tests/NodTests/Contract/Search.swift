import NodTesting

@testable import Nod

/// Visits every state that a session can get into with two items of one collection, breadth first: the first
/// counterexample is a shortest one.
///
/// ```swift
/// var search = Search([Search.App(), Search.App(leaves: false)], depth: 5)
/// search.run()
/// #expect(search.counterexample == nil)
/// ```
///
/// Events come before, at and after the next deadline. Two states are the same if they differ only in ids, attempts
/// and the time that is left until things are due, but not in their order.
struct Search {
    let apps: [App]
    /// Most moves one after the other.
    let depth: Int
    var handle: World.Handle = { $0.handle($1, at: $2) }
    private(set) var states = 0
    private(set) var transitions = 0
    /// The longest path that led to a new state.
    private(set) var reached = 0
    /// Every state was visited: no longer path leads to a new one.
    private(set) var isComplete = false
    /// A story as in Fixtures/.
    private(set) var counterexample: String?
    private var nodes: [(parent: Int, move: Move)] = []
    private var seen: Set<StateKey> = []

    /// How an item's app saves it.
    struct App {
        var way = CompletionToggle.Way.check
        var leaves = true
        /// Whether requests are answered; otherwise only its views report the result.
        var answers = true
        var reports = false
        var onlyToggles = false
        /// Whether its code runs within the tap.
        var runs = false
    }

    enum Move: Equatable {
        case event(Event, arrives: Bool = false)
        /// Until the next deadline; anything due then happens with the next event.
        case wait
    }

    init(_ apps: [App], depth: Int) {
        self.apps = apps
        self.depth = depth
    }

    var summary: String {
        "\(states) states, \(transitions) transitions, depth \(reached)" + (isComplete ? ", all of them" : "")
    }

    private var start: World {
        var world = World(items: apps.count)
        world.handle = handle
        return world
    }

    mutating func run() {
        var frontier = [(world: start, node: -1)]
        for level in 1...depth {
            var next: [(world: World, node: Int)] = []
            for (world, node) in frontier {
                for move in moves(in: world) {
                    transitions += 1
                    var after = world
                    after.perform(move)
                    after.steps = []
                    guard after.oracle.violation != nil || seen.insert(StateKey(after, items: apps.count)).inserted
                    else {
                        continue
                    }
                    nodes.append((node, move))
                    next.append((after, nodes.count - 1))
                    after.finish()
                    guard after.oracle.violation == nil else {
                        counterexample = story(of: nodes.count - 1)
                        return
                    }
                }
            }
            states += next.count
            frontier = next
            isComplete = next.isEmpty
            if isComplete { return }
            reached = level
        }
    }

    private func story(of node: Int) -> String {
        var path: [Move] = []
        var node = node
        while node >= 0 {
            path.append(nodes[node].move)
            node = nodes[node].parent
        }
        var world = start
        for move in path.reversed() { world.perform(move) }
        world.finish()
        return world.story
    }
}

extension World {
    mutating func perform(_ move: Search.Move) {
        switch move {
        case .event(let event, let arrives): happen(event, arrives: arrives)
        case .wait: now = session.deadline ?? now + 10
        }
    }
}

extension Search {
    func moves(in world: World) -> [Move] {
        var events: [Event] = []
        var moves: [Move] = []
        let isActing = world.oracle.acting != nil
        for (index, app) in apps.enumerated() {
            let item = ItemID(index + 1)
            let wish = world.oracle.items[item]
            guard !wish.isForgotten else { continue }
            events.append(toggle(item, world))
            if isActing && world.oracle.acting?.target == TargetID(item) {
                events.append(.felt(Haptic(.heavy), cause: TargetID(item)))
                events.append(.happened(.failed, target: 9, item: nil, message: 1, cause: TargetID(item)))
            }
            let isReported = app.reports && wish.reported != nil
            let isAsked = world.request(of: item) != nil && !wish.isDelivered
            if isAsked && app.answers {
                events += [wish.wish, !wish.wish].map { .saved(item: item, completed: nil, isCompleted: $0) }
                if wish.wish { events.append(.saved(item: item, completed: [])) }
            }
            if isAsked && isReported && !app.answers {
                events.append(.delivered(item: item))
            } else if isAsked {
                events.append(.saved(item: item, completed: nil))
            }
            if isReported { events.append(.unobserved(item: item)) }
            if app.reports {
                let states = app.answers ? [world.server(has: item)] : [false, true]
                events += states.map { .reported(item: item, isCompleted: $0) }
            }
            guard !isActing else { continue }
            events += [
                .news(item: item, isCompleted: false), .news(item: item, isCompleted: true), .forgotten(item: item),
            ]
            guard isAsked && app.answers else { continue }
            events.append(.refused(item: item))
            moves += [.event(.unreachable(item: item)), .event(.unreachable(item: item), arrives: true)]
        }
        if !isActing {
            for toast in world.session.toasts.toasts {
                if toast.action != nil { events.append(.toastActed(toast.id)) }
                events.append(.toastDismissed(toast.id))
            }
            var surroundings = world.oracle.surroundings
            surroundings.isOffline.toggle()
            events.append(.surroundings(surroundings))
        }
        let isDue = world.session.deadline.map { $0 <= world.now } ?? false
        moves.append(isDue ? .event(.tick) : .wait)
        return moves + events.map { .event($0) }
    }

    private func toggle(_ item: ItemID, _ world: World) -> Event {
        let app = apps[item.number - 1]
        let wish = world.oracle.items[item]
        let open = apps.indices.count { !world.oracle.items[$0 + 1].wish }
        var toggle = CompletionToggle(
            item: item,
            isCompleted: wish.reported ?? wish.wish,
            way: app.way,
            leaves: app.leaves,
            collections: [CollectionCount(collection: 51, open: open, total: apps.count)]
        )
        toggle.isReported = app.reports
        toggle.onlyToggles = app.onlyToggles
        toggle.runsApp = app.runs
        return .toggled(toggle)
    }
}

/// A state of a world in small numbers: items as the session orders them, and times by the order in which they are due.
struct StateKey: Hashable {
    private var bytes: [UInt8] = []

    init(_ world: World, items: Int) {
        let (session, toasts) = (world.session, world.session.toasts.toasts)
        var due: [(index: Int, time: Double)] = []
        func add(_ codes: Int?...) { for code in codes { bytes.append(UInt8(truncatingIfNeeded: code ?? 255)) } }
        func add(_ flags: Bool?...) { for flag in flags { bytes.append(flag.map { $0 ? 1 : 0 } ?? 2) } }
        func add(at times: Double?...) {
            for time in times {
                if let time { due.append((bytes.count, max(time, world.now))) }
                bytes.append(255)
            }
        }
        let known = session.checks.map(\.item)
        for item in known + (1...items).map({ ItemID($0) }).filter({ !known.contains($0) }) {
            add(item.number)
            if let check = session.check(of: item) {
                let sent = check.isSettled || check.waits ? nil : check.request
                add(
                    check.wish,
                    check.saved,
                    check.waits,
                    sent?.isCompleted,
                    sent == nil,
                    check.reported,
                    check.isUncertain
                )
                add(
                    check.refused.isCompleted,
                    check.lost.isCompleted,
                    check.departure?.hasLeft,
                    check.predicted.isEmpty
                )
                add(toasts.firstIndex { $0.id == check.refusalToast })
                add(at: check.departure?.due, check.patienceEnd)
            }
            let wish = world.oracle.items[item]
            add(wish.wish, wish.saved, wish.inFlight?.isCompleted, wish.isWaiting, wish.isGone, wish.mayHaveArrived)
            add(wish.mustBeSentWhenBack, wish.isForgotten, wish.reported, wish.isDelivered, wish.refusal != nil)
            add(world.server(has: item), world.isUncertain(item))
            add(at: wish.due, wish.patience)
        }
        for toast in toasts {
            add(Int(toast.kind.rawValue))
            add(toast.isActionable, toast.isShown, toast.message == nil, toast.collections.isEmpty)
            for item in toast.items { add(item.number) }
            add(at: toast.runningSince.map { $0 + toast.remaining })
        }
        var celebrated = session.celebrated
        add(session.director.surroundings.isOffline, celebrated.values(at: world.now).contains(51))
        if let action = session.action {
            add(world.oracle.acting?.target.number)
            for performance in action.performances {
                add((performance.score.haptic?.kind.rawValue).map(Int.init))
                add(performance.score.toast == nil)
            }
        }
        var (rank, last): (UInt8, Double) = (0, world.now)
        for (index, time) in due.sorted(by: { $0.time < $1.time }) {
            // Less than a clock's resolution.
            if time > last + 1e-6 { rank += 1 }
            (last, bytes[index]) = (time, rank)
        }
    }
}
