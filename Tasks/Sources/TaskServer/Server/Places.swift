import Hummingbird
import Synchronization

/// A few places for what needs much memory; whoever finds none tries again later.
final class Places: Sendable {
    private let free: Mutex<Int>

    init(_ count: Int) { free = Mutex(count) }

    /// How many are free; for tests.
    var freeCount: Int { free.withLock { $0 } }

    /// - Throws: `Problem.busy` when all are taken.
    func take() throws(Problem) -> Place {
        let isFree = free.withLock { free in
            guard free > 0 else { return false }
            free -= 1
            return true
        }
        guard isFree else { throw .busy }
        return Place(self)
    }

    /// One of them, for as long as someone keeps it.
    final class Place: Sendable {
        private let places: Places

        fileprivate init(_ places: Places) { self.places = places }

        deinit { places.free.withLock { $0 += 1 } }
    }
}

extension Response {
    /// The same, with a place kept until its body is written or nobody takes it any more.
    func keeping(_ place: Places.Place) -> Response {
        var response = self
        let body = body
        response.body = ResponseBody(contentLength: body.contentLength) { writer in
            defer { withExtendedLifetime(place) {} }
            try await body.write(writer)
        }
        return response
    }
}
