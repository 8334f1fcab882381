import Foundation
import TaskStore
import TestSupport
import Testing

@testable import TaskServer

@Suite("The stream of changes", .server)
struct EventTests {
    /// A listener that has read the answer's head.
    private func listen(after id: String? = nil, receiveBuffer: Int32? = nil) async throws -> RawConnection {
        let last = id.map { "Last-Event-ID: \($0)" } ?? "Accept: text/event-stream"
        let connection = try server.raw("GET /api/events", last, receiveBuffer: receiveBuffer)
        let head = await connection.read(to: "\r\n\r\n")
        #expect(head.contains(" 200 ") && head.lowercased().contains("content-type: text/event-stream"))
        return connection
    }

    private func id(_ event: String) -> String {
        event.split(separator: "\n").first { $0.contains("id: ") }.map { String($0.split(separator: " ")[1]) } ?? ""
    }

    private func data(_ event: String) -> JSONValue {
        let line = event.split(separator: "\n").first { $0.hasPrefix("data: ") } ?? ""
        return (try? JSONDecoder().decode(JSONValue.self, from: Data(line.dropFirst(6).utf8))) ?? .null
    }

    @Test("tells every listener of tasks, collections and settings, and who changed them")
    func tells() async throws {
        let listeners = [try await listen(), try await listen()]
        for listener in listeners { #expect(await listener.event().contains("id: ")) }
        _ = try await server.send("POST", "/api/tasks", #"{"title":"Milk"}"#, ["Nod-Client": "tab-1"])
        _ = try await server.send("POST", "/api/collections", #"{"name":"Shop"}"#)
        _ = try await server.send("PATCH", "/api/settings", #"{"theme":"dark"}"#)
        _ = try await server.send("DELETE", "/api/tasks/1")
        for listener in listeners {
            let made = await listener.event()
            #expect(made.contains("event: task\n"))
            #expect(
                data(made)["client"] == .text("tab-1") && data(made)["id"] == .number(1)
                    && data(made)["deleted"] == .flag(false)
            )
            #expect(data(made)["task"]["title"] == .text("Milk"))
            let collection = await listener.event()
            #expect(
                collection.contains("event: collection\n")
                    && data(collection)["collection"]["name"] == .text("Shop")
            )
            #expect(data(collection)["client"] == .null)
            let settings = await listener.event()
            #expect(settings.contains("event: settings\n") && data(settings)["settings"]["theme"] == .text("dark"))
            let gone = await listener.event()
            #expect(data(gone)["deleted"] == .flag(true) && data(gone)["task"] == .null)
        }
    }

    @Test("tells who comes back what was missed, each change once and in order")
    func catchesUp() async throws {
        let first = try await listen()
        let start = id(await first.event())
        first.close()
        for title in ["One", "Two", "Three"] { try await server.add(title) }
        let second = try await listen(after: start)
        _ = await second.event()
        var seen: [String] = []
        var last = ""
        for _ in 0..<3 {
            let event = await second.event()
            seen.append(data(event)["task"]["title"].string)
            if seen.count == 2 { last = id(event) }
        }
        #expect(seen == ["One", "Two", "Three"])
        let third = try await listen(after: last)
        _ = await third.event()
        let caught = data(await third.event())
        #expect(caught["task"]["title"] == .text("Three"))
    }

    @Test(
        "says reload to who was away too long, or comes from another run",
        arguments: ["1", "99999999999999", "x", "-5"]
    )
    func saysReload(id: String) async throws {
        try await server.add("Milk")
        let listener = try await listen(after: id)
        #expect(await listener.event().contains("event: reload\n"))
    }

    @Test(
        "says reload when another program has written to the file, and nothing of it for what came through the server"
    )
    func noticesOthers() async throws {
        let listener = try await listen()
        _ = await listener.event()
        try await server.add("Through the server")
        #expect(data(await listener.event())["task"]["title"] == .text("Through the server"))
        let other = try Store(path: server.folder.appendingPathComponent("tasks.sqlite").path)
        try await other.write { _ = try $0.createTask(TaskDraft(title: "Elsewhere")) }
        #expect(await listener.event().contains("event: reload\n"))
        try await server.add("Through the server again")
        #expect(data(await listener.event())["task"]["title"] == .text("Through the server again"))
    }

    @Test("says nothing of a write that changed nothing, or failed")
    func saysNothing() async throws {
        try await server.add("Milk")
        let listener = try await listen()
        _ = await listener.event()
        _ = try await server.send("PATCH", "/api/tasks/1", #"{"title":"Milk"}"#)
        _ = try await server.send("PATCH", "/api/tasks/1", #"{"title":""}"#)
        _ = try await server.send("POST", "/api/tasks", #"{"title":"Bread"}"#)
        let told = data(await listener.event())
        #expect(told["task"]["title"] == .text("Bread"))
    }

    @Test("forgets who leaves")
    func forgets() async throws {
        var listeners: [RawConnection] = []
        for _ in 0..<40 {
            let listener = try await listen()
            // The head goes out before the server listens for it; the first message doesn't.
            _ = await listener.event()
            listeners.append(listener)
        }
        #expect(server.hub.listenerCount == 40)
        for listener in listeners { listener.close() }
        try await settle { server.hub.listenerCount == 0 }
    }

    /// Waits until `condition` holds, for up to ten seconds: sooner than a heartbeat would find out who left.
    private func settle(_ condition: () -> Bool) async throws {
        for _ in 0..<1000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
        #expect(condition())
    }
}

@Suite("Who passes changes on")
struct EventHubTests {
    private let change = [Change.settings(Settings())]

    @Test("lets go of a listener that doesn't keep up, and never makes a writer wait")
    func letsGo() async {
        let hub = EventHub(start: 0)
        let slow = hub.listen(after: nil)
        for _ in 0..<(EventHub.queueSize + 1) { hub.publish(change, client: nil) }
        #expect(hub.listenerCount == 0)
        var count = 0
        for await _ in slow.stream { count += 1 }
        #expect(count == EventHub.queueSize)
    }

    @Test("remembers a bounded number of changes")
    func remembers() {
        let hub = EventHub(start: 0)
        for _ in 0..<5000 { hub.publish(change, client: nil) }
        #expect(hub.listen(after: 4990).missed.count == 11)
        #expect(hub.listen(after: 4000).missed.count == 1001)
        #expect(hub.listen(after: 10).missed == [.reload(5000)])
    }

    @Test("keeps who only listens awake")
    func beats() async {
        let hub = EventHub(start: 0)
        let listener = hub.listen(after: nil)
        listener.beat()
        var events = listener.stream.makeAsyncIterator()
        #expect(await events.next()?.text.hasPrefix(":") == true)
    }
}

extension RawConnection {
    /// The next event, past what only keeps the connection awake: on a busy machine that comes between.
    fileprivate func event() async -> String {
        var event = await read(to: "\n\n")
        while event.contains(ServerEvent.heartbeat.text) { event = await read(to: "\n\n") }
        return event
    }
}
