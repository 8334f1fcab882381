import Hummingbird
import TaskStore
import Testing

@testable import TaskServer

/// What `Tests/API` can't see from outside.
@Suite("The server's parts")
struct ServerPartsTests {
    @Test("The API's description names every route, and no other; schemathesis tests what each does")
    func namesEveryRoute() throws {
        let router = Router(context: ServerContext.self)
        API(router: router, store: try Store(), events: EventHub()).addRoutes()
        var (path, described) = ("", [String]())
        for line in String(buffer: API.description).split(separator: "\n") {
            if let found = line.wholeMatch(of: #/\ {2}(/api/.*):/#) { path = String(found.1) }
            if let found = line.wholeMatch(of: /\ {4}(get|put|post|patch|delete):/) {
                described.append("\(found.1.uppercased()) \(path)")
            }
        }
        #expect(router.routes.map { "\($0.method) \($0.path)" }.sorted() == described.sorted())
    }

    @Test("A listener that doesn't keep up is let go, and never makes a writer wait")
    func letsGo() async {
        let hub = EventHub()
        let slow = hub.listen()
        for _ in 0..<(EventHub.queueSize + 1) { hub.publish([.settings(Settings())], client: nil) }
        #expect(hub.listenerCount == 0)
        #expect(await slow.stream.reduce(0) { count, _ in count + 1 } == EventHub.queueSize)
    }
}
