import Nod
import Testing

@Suite("ToastQueue")
struct ToastQueueTests {
    /// The changes, in short.
    private func changes(_ queue: inout ToastQueue) -> [String] {
        var effects: [Effect] = []
        queue.takeChanges(into: &effects)
        return effects.map { effect in
            switch effect {
            case .toast(.shown(let toast)): "shown \(toast.id) \(toast.kind) \(toast.items)"
            case .toast(.updated(let toast)): "updated \(toast.id) \(toast.kind) \(toast.items)"
            case .toast(.dismissed(let id)): "dismissed \(id)"
            default: "\(effect)"
            }
        }
    }

    @Test("Completions join in one toast, the latest last; an item completed again moves to the end")
    func joining() {
        var queue = ToastQueue()
        for item: ItemID in [7, 8, 7] { queue.show(.completed, item: item, at: 0) }
        #expect(changes(&queue) == ["shown 1 completed [8, 7]"])
        queue.show(.completed, item: 9, at: 3)
        #expect(changes(&queue) == ["updated 1 completed [8, 7, 9]"])
        #expect(queue.deadline == 9)
    }

    @Test("Deletions do not join completions; a notice joins only one that says the same")
    func kinds() {
        var queue = ToastQueue()
        queue.show(.completed, item: 7, at: 0)
        queue.show(.deleted, item: 8, at: 0)
        #expect(changes(&queue) == ["shown 1 completed [7]", "shown 2 deleted [8]"])
        var notices = ToastQueue()
        for message: MessageID in [1, 2, 1] { notices.show(.notice, message: message, at: 0) }
        #expect(notices.toasts.map(\.message) == [1, 2])
    }

    @Test("A toast that waits has its whole time once it is shown")
    func waiting() {
        var queue = ToastQueue()
        for message in 1...3 { queue.show(.notice, message: MessageID(message), at: Double(message)) }
        #expect(changes(&queue) == ["shown 1 notice []", "shown 2 notice []"])
        #expect(changes(&queue) == [])
        queue.advance(to: 7)
        #expect(changes(&queue) == ["dismissed 1", "shown 3 notice []"])
        queue.advance(to: 12.99)
        #expect(changes(&queue) == ["dismissed 2"])
        queue.advance(to: 13)
        #expect(changes(&queue) == ["dismissed 3"])
        #expect(queue.deadline == nil)
    }

    @Test("On a small screen one is in sight, whatever its kind; the next comes when it goes, and has its whole time")
    func small() {
        var queue = ToastQueue()
        queue.isSmall = true
        for message in 1...2 { queue.show(.notice, message: MessageID(message), at: Double(message - 1)) }
        #expect(changes(&queue) == ["shown 1 notice []"])
        queue.advance(to: 6)
        #expect(changes(&queue) == ["dismissed 1", "shown 2 notice []"])
        #expect(queue.deadline == 12)
    }

    @Test("On a small screen a failure and an Undo come at once; what they displace returns for its whole time")
    func displacing() {
        var queue = ToastQueue()
        queue.isSmall = true
        queue.show(.notice, message: 1, at: 0)
        #expect(changes(&queue) == ["shown 1 notice []"])
        queue.show(.completed, item: 7, at: 1)
        #expect(changes(&queue) == ["dismissed 1", "shown 2 completed [7]"])
        queue.show(.failure, item: 8, at: 2)
        #expect(changes(&queue) == ["dismissed 2", "shown 3 failure [8]"])
        queue.show(.completed, item: 9, at: 3)
        #expect(changes(&queue) == ["dismissed 3", "shown 2 completed [7, 9]"])
        queue.show(.failure, item: 7, at: 4)
        #expect(changes(&queue) == ["dismissed 2", "shown 4 failure [7]"])
        #expect(queue.deadline == nil)
        queue.dismiss(4, at: 20)
        #expect(changes(&queue) == ["dismissed 4", "shown 3 failure [8]"])
        queue.dismiss(3, at: 20)
        #expect(changes(&queue) == ["dismissed 3", "shown 2 completed [7, 9]"])
        queue.advance(to: 26)
        #expect(changes(&queue) == ["dismissed 2", "shown 1 notice []"])
        #expect(queue.deadline == 32)
    }

    @Test("Those in sight when the screen becomes small keep their time")
    func becomesSmall() {
        var queue = ToastQueue()
        for message: MessageID in [1, 2, 3] { queue.show(.notice, message: message, at: 0) }
        queue.isSmall = true
        queue.pause(.hover, true, at: 1)
        queue.pause(.hover, false, at: 2)
        _ = changes(&queue)
        queue.advance(to: 7)
        #expect(changes(&queue) == ["dismissed 1", "dismissed 2", "shown 3 notice []"])
    }

    @Test(
        "Its time stands still under each pause, and goes on when the last one ends",
        arguments: ToastQueue.Pause.allCases
    )
    func pausing(reason: ToastQueue.Pause) {
        var queue = ToastQueue()
        queue.show(.notice, message: 1, at: 0)
        queue.pause(reason, true, at: 2)
        queue.pause(reason, true, at: 3)
        #expect(queue.deadline == nil)
        for other in ToastQueue.Pause.allCases where other != reason {
            queue.pause(other, true, at: 4)
            queue.pause(reason, false, at: 5)
            #expect(queue.deadline == nil)
            queue.pause(reason, true, at: 5)
            queue.pause(other, false, at: 6)
        }
        queue.pause(reason, false, at: 10)
        #expect(queue.deadline == 14)
    }

    @Test("A failure stays, beside what passes; a second one waits until it is dismissed")
    func failures() {
        var queue = ToastQueue()
        queue.show(.failure, item: 7, at: 0)
        queue.show(.failure, item: 8, at: 0)
        queue.show(.notice, message: 1, at: 0)
        #expect(changes(&queue) == ["shown 1 failure [7]", "shown 3 notice []"])
        queue.advance(to: 1000)
        #expect(changes(&queue) == ["dismissed 3"])
        queue.dismiss(1, at: 1000)
        #expect(changes(&queue) == ["dismissed 1", "shown 2 failure [8]"])
        #expect(queue.deadline == nil)
    }

    @Test("What is no longer true is said no more; what is left keeps its time")
    func withdrawing() {
        var queue = ToastQueue()
        queue.show(.completed, item: 7, at: 0)
        queue.show(.completed, item: 8, at: 1)
        queue.show(.deleted, item: 7, at: 1)
        _ = changes(&queue)
        queue.withdraw(item: 7, at: 2)
        #expect(changes(&queue) == ["updated 1 completed [8]"])
        #expect(queue.deadline == 7)
        queue.withdraw(item: 8, at: 3)
        #expect(changes(&queue) == ["dismissed 1"])
        #expect(queue.toasts.map(\.kind) == [.deleted])
    }

    @Test("A toast that was never in sight goes without a word")
    func unseen() {
        var queue = ToastQueue()
        for message: MessageID in [1, 2, 3] { queue.show(.notice, message: message, at: 0) }
        _ = changes(&queue)
        queue.dismiss(3, at: 1)
        #expect(changes(&queue) == [])
    }

    @Test("A completed collection joins an older completion in its place, and the other way round; each keeps its Undo")
    func shared() {
        for isSmall in [false, true] {
            var queue = ToastQueue()
            queue.isSmall = isSmall
            if !isSmall { queue.show(.notice, message: 1, at: 0) }
            queue.show(.completed, item: 7, at: 0)
            queue.show(.collection, item: 8, collections: [3], at: 0)
            #expect(changes(&queue).count == (isSmall ? 2 : 3))
            #expect(queue.toasts.suffix(2).map(\.action) == [.undo, .undo])
            queue.dismiss(isSmall ? 1 : 2, at: 1)
            queue.show(.completed, item: 9, at: 1)
            #expect(changes(&queue).count == 2)
            // Nothing else joins them.
            queue.show(.notice, message: 4, at: 1)
            #expect(changes(&queue) == [])
        }
    }

    @Test("A toast that changes while room is made for it gets its place and its time")
    func roomMade() {
        var queue = ToastQueue()
        queue.show(.notice, message: 1, at: 0)
        queue.show(.notice, message: 2, at: 0)
        queue.show(.collection, item: 7, collections: [3], at: 0)
        queue.show(.collection, item: 8, collections: [4], at: 0)
        _ = changes(&queue)
        queue.dismiss(1, at: 1)
        queue.withdraw(item: 7, at: 1)
        #expect(changes(&queue) == ["dismissed 1", "shown 3 collection [8]"])
        queue.advance(to: 6)
        #expect(queue.deadline == 7)
    }

    @Test("Undo is offered for completions; for the rest what the app can do, Retry of failures and else Undo")
    func actions() {
        func offered(_ isActionable: Bool) -> [ToastAction?] {
            ToastKind.allCases.map { kind in
                var queue = ToastQueue()
                queue.show(kind, item: 7, isActionable: isActionable, at: 0)
                return queue.toasts[0].action
            }
        }
        #expect(offered(true) == [.undo, .undo, .undo, .undo, .retry])
        #expect(offered(false) == [nil, .undo, nil, .undo, nil])
        #expect(ToastKind.allCases.map(\.lasts) == [false, false, false, false, true])
    }

    @Test("Undo is for all that a toast speaks of; a notice said again offers what it does now")
    func undoable() {
        var queue = ToastQueue()
        for (item, canUndo) in [(ItemID(7), true), (8, false), (9, true)] {
            queue.show(.deleted, item: item, isActionable: canUndo, at: 0)
        }
        #expect(changes(&queue) == ["shown 1 deleted [7, 9]", "shown 2 deleted [8]"])
        var notices = ToastQueue()
        for canUndo in [true, false] { notices.show(.notice, message: 1, isActionable: canUndo, at: 0) }
        #expect(notices.toasts.map(\.action) == [nil])
    }
}
