import Nod
import NodTesting
import Testing

@Suite("CollectionCompletion")
struct CollectionCompletionTests {
    @Test("An empty collection is never completed")
    func empty() {
        #expect(!CollectionCount(collection: 1, open: 1, total: 0).isCompletedByOneMore)
        #expect(CollectionCount(collection: 1, open: 1, total: 1).isCompletedByOneMore)
        #expect(!CollectionCount(collection: 1, open: 2, total: 2).isCompletedByOneMore)
    }

    @Test("A collection is celebrated once within the life of its toast, each by itself")
    func once() {
        var completion = CollectionCompletion()
        let celebrated = [(3, 0), (4, 0), (3, 5.9), (5, 5.9), (3, 6), (5, 6)].map {
            completion.celebrate($0, at: $1)
        }
        #expect(celebrated == [true, true, false, true, true, false])
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
