import Foundation
import TaskStore
import TestSupport
import Testing

@testable import TaskServer

@Suite("Files over the API", .server)
struct FileRouteTests {
    @Test(
        "are announced to open pages, one by one or all at once",
        arguments: [(2, ["task", "task", "collection"]), (Change.mostTold, ["reload"])]
    )
    func areAnnounced(count: Int, events: [String]) async throws {
        let listener = server.hub.listen()
        let text = (0..<count).map { "Task \($0)\($0 == 0 ? " +Shop" : "")\n" }.joined()
        _ = try await server.send("POST", "/api/import?name=a.txt", text, ["Nod-Client": "tab-1"])
        listener.stop()
        let told = await listener.stream.reduce(into: []) { $0.append($1.text.split(separator: "\n")[0].dropFirst(7)) }
        #expect(told == events.map { $0[...] })
    }

    @Test("under a key are imported once, with the same answer each time, however large")
    func areImportedOnce() async throws {
        let once = ["Idempotency-Key": "i-1"]
        let text = (0..<3000).map { "Task number \($0) of many\n" }.joined()
        let first = try await server.send("POST", "/api/import?name=a.txt", text, once)
        #expect(text.utf8.count > 65_536 && first["added"].int == 3000)
        #expect(try await server.send("POST", "/api/import?name=a.txt", text, once).body == first.body)
        let other = try await server.send("POST", "/api/import?name=a.txt", text + "One more\n", once)
        #expect(other.problem == "422 Idempotency-Key")
    }

    @Test("are at most 16 MB, and without a form around them")
    func areLimited() async throws {
        let request = try server.raw("POST /api/import", "Content-Length: \((16 << 20) + 1)")
        #expect(await request.status() == 413)
        let form = ["Content-Type": "multipart/form-data; boundary=x"]
        #expect(try await server.send("POST", "/api/import?name=a.txt", "--x", form).problem == "415")
    }
}
