import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("Toasts and announcements: what they speak of")
struct MessageTests {
    @Test("A collection whose toast has to wait is still announced by its name")
    func waiting() {
        let world = World()
        for number in 1...2 { world.center.say(ToastMessage("Note \(number)"), as: .succeeded) }
        world.center.name(collection: 3, "Groceries")
        world.center.report(
            .toggled(
                CompletionToggle(
                    item: 7,
                    isCompleted: false,
                    collections: [CollectionCount(collection: 3, open: 1, total: 4)]
                )
            )
        )
        guard case .toast(let said)? = world.recorder.announcements.last else {
            Issue.record("Nothing was announced")
            return
        }
        #expect(said.collections == ["Groceries"])
        #expect(!world.recorder.toasts.contains { $0.id == said.id })
    }

    @Test("An app's message is shown once however often it is said, and its button does what the app wants")
    func message() throws {
        let world = World()
        var retries = 0
        for _ in 1...2 {
            world.center.say(ToastMessage("Couldn't load.", actionTitle: "Retry"), as: .failed) { retries += 1 }
        }
        let toast = try #require(world.recorder.toasts.first)
        #expect(world.recorder.toasts.count == 1)
        #expect(toast.message?.text == "Couldn't load.")
        world.center.report(.toastActed(toast.id))
        #expect(retries == 1)
        #expect(world.recorder.toasts.isEmpty)
    }

    @Test("What a button would have done is kept as long as its toast, and no longer")
    func forgotten() {
        let world = World()
        weak var kept: Token?
        weak var deleted: Token?
        do {
            let (one, other) = (Token(), Token())
            (kept, deleted) = (one, other)
            world.center.say(ToastMessage("Moved.", actionTitle: "Show"), as: .succeeded) { one.use() }
            world.center.deleted(1) { other.use() }
        }
        world.clock.advance(by: 5)
        #expect(kept != nil && deleted != nil)
        world.clock.advance(by: 2)
        #expect(kept == nil && deleted == nil)
    }
}

/// Lives as long as a closure that holds it.
@MainActor
final class Token {
    private var uses = 0

    func use() { uses += 1 }
}
