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
}
