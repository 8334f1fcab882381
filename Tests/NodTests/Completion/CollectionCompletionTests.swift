import Nod
import NodTesting
import Testing

@Suite("CollectionCompletion")
struct CollectionCompletionTests {
    @Test("An empty collection is never complete, nor completed by one more")
    func empty() {
        #expect(!CollectionCount(collection: 1, open: 0, total: 0).isComplete)
        #expect(!CollectionCount(collection: 1, open: 1, total: 0).isCompletedByOneMore)
        #expect(CollectionCount(collection: 1, open: 0, total: 2).isComplete)
        #expect(CollectionCount(collection: 1, open: 1, total: 1).isCompletedByOneMore)
        #expect(!CollectionCount(collection: 1, open: 2, total: 2).isCompletedByOneMore)
    }

    @Test("A collection is celebrated once within the life of its toast, each by itself")
    func once() {
        var completion = CollectionCompletion()
        #expect(completion.celebrate([3, 4], at: 0) == [3, 4])
        #expect(completion.celebrate([3, 5], at: 5.9) == [5])
        #expect(completion.celebrate([3, 5], at: 6) == [3])
        #expect(completion.celebrate([], at: 6) == [])
    }

    @Test("What the server says when it is what was predicted is not said again")
    func confirmed() throws {
        let lines = try answer(to: "0.00 tap 7 in 3 open 1 of 2\n0.20 saved 7 completed 3")
        #expect(lines.hasSuffix("0.20 shows 7 completed (progress)\n0.20 settles 7 completed"))
    }
}

@Suite("FirstCapture")
struct FirstCaptureTests {
    @Test("Only the first save ever is the first")
    func moment() {
        #expect(FirstCapture.moment(hasCompletedFirstCapture: false) == .firstCapture)
        #expect(FirstCapture.moment(hasCompletedFirstCapture: true) == .captured)
    }
}
