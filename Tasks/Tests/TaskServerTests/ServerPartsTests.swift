import Hummingbird
import Synchronization
import TaskStore
import Testing

@testable import TaskServer

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

@Suite("The parts of sharing")
struct SharingPartsTests {
    @Test("An address is four numbers, and private ones are of a network at hand")
    func addresses() {
        for text in [
            "127.0.0.1", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.9", "169.254.3.4", "127.9.9.9",
        ] {
            #expect(
                NetworkAddress(text)?.isOfPrivateNetwork == true && NetworkAddress(text)?.description == text,
                "\(text)"
            )
        }
        for text in ["8.8.8.8", "172.15.0.1", "172.32.0.1", "192.169.0.1", "11.0.0.1", "100.64.0.1", "0.0.0.0"] {
            #expect(NetworkAddress(text)?.isOfPrivateNetwork == false, "\(text)")
        }
        for text in [
            "", "1.2.3", "1.2.3.4.5", "1.2.3.256", "01.2.3.4", "+1.2.3.4", "1.2.3.4 ", "::1", "1..2.3", "a.b.c.d",
        ] {
            #expect(NetworkAddress(text) == nil, "\(text)")
        }
        #expect(NetworkAddress("127.0.0.1")!.isThisComputer && !NetworkAddress("127.0.0.2")!.isThisComputer)
        #expect(NetworkAddress.ofThisComputer().allSatisfy { $0.isOfPrivateNetwork && !$0.isLoopback })
    }

    @Test("A link is good for one device, and for ten minutes; each device has its own, and new ones end those before")
    func links() throws {
        let time = Mutex(ContinuousClock.now)
        let sharing = Sharing(clock: { time.withLock { $0 } })
        func token(_ path: String) -> Token { Token(text: String(path.dropFirst("/share?token=".count))) }
        #expect(!sharing.spend(Token(text: "")))
        let (first, second) = (sharing.newLinks(2).map(token), sharing.newLinks(2).map(token))
        #expect(first.allSatisfy { !sharing.spend($0) })
        #expect(second.allSatisfy { sharing.spend($0) && !sharing.spend($0) })
        let third = token(sharing.newLinks(1)[0])
        time.withLock { $0 += .seconds(599) }
        #expect(sharing.spend(third))
        let late = token(sharing.newLinks(1)[0])
        time.withLock { $0 += .seconds(600) }
        #expect(!sharing.spend(late))
    }
}
