import Foundation
import TaskStore
import TestSupport
import Testing

@testable import TaskServer

@Suite("The stream of changes", .server)
struct EventTests {
    /// A listener that has read the answer's head and the first message.
    private func listen(_ line: String = "Accept: text/event-stream") async throws -> RawConnection {
        let connection = try server.raw("GET /api/events", line)
        let head = await connection.read(to: "\r\n\r\n")
        #expect(head.contains(" 200 ") && head.lowercased().contains("content-type: text/event-stream"))
        #expect(await connection.event().contains("id: 1"))
        return connection
    }

    private func data(_ event: String) -> JSONValue {
        let line = event.split(separator: "\n").first { $0.hasPrefix("data: ") } ?? ""
        return (try? JSONDecoder().decode(JSONValue.self, from: Data(line.dropFirst(6).utf8))) ?? .null
    }

    @Test("tells every listener of tasks, collections and settings, and who changed them")
    func tells() async throws {
        let listeners = [try await listen(), try await listen()]
        _ = try await server.send("POST", "/api/tasks", #"{"title":"Milk"}"#, ["Nod-Client": "tab-1"])
        _ = try await server.send("POST", "/api/collections", #"{"name":"Shop"}"#)
        _ = try await server.send("PATCH", "/api/settings", #"{"theme":"dark"}"#)
        _ = try await server.send("DELETE", "/api/tasks/1")
        for listener in listeners {
            let made = await listener.event()
            #expect(made.contains("event: task\n") && data(made)["task"]["title"] == .text("Milk"))
            #expect(data(made)["client"] == .text("tab-1") && data(made)["id"] == .number(1))
            #expect(data(made)["deleted"] == .flag(false))
            let collection = await listener.event()
            #expect(collection.contains("event: collection\n") && data(collection)["client"] == .null)
            #expect(data(collection)["collection"]["name"] == .text("Shop"))
            let settings = await listener.event()
            #expect(settings.contains("event: settings\n") && data(settings)["settings"]["theme"] == .text("dark"))
            let gone = await listener.event()
            #expect(data(gone)["deleted"] == .flag(true) && data(gone)["task"] == .null)
        }
    }

    @Test("says reload to who comes back")
    func saysReload() async throws {
        #expect(await (try await listen("Last-Event-ID: 1")).event().contains("event: reload\n"))
    }

    @Test(
        "says reload when another program has written to the file, and nothing of it for what came through the server"
    )
    func noticesOthers() async throws {
        let listener = try await listen()
        try await server.add("Through the server")
        #expect(data(await listener.event())["task"]["title"] == .text("Through the server"))
        let other = try Store(path: server.folder.appendingPathComponent("tasks.sqlite").path)
        try await other.write { _ = try $0.createTask(TaskDraft(title: "Elsewhere")) }
        #expect(await listener.event().contains("event: reload\n"))
        try await server.add("Through the server again")
        #expect(data(await listener.event())["task"]["title"] == .text("Through the server again"))
    }

    @Test("forgets who leaves")
    func forgets() async throws {
        var listeners: [RawConnection] = []
        for _ in 0..<40 { listeners.append(try await listen()) }
        #expect(server.hub.listenerCount == 40)
        for listener in listeners { listener.close() }
        // Sooner than a heartbeat would find out who left.
        for _ in 0..<1000 where server.hub.listenerCount > 0 { try await Task.sleep(for: .milliseconds(10)) }
        #expect(server.hub.listenerCount == 0)
    }

    @Test("lets go of a listener that doesn't keep up, and never makes a writer wait")
    func letsGo() async {
        let hub = EventHub()
        let slow = hub.listen()
        for _ in 0..<(EventHub.queueSize + 1) { hub.publish([.settings(Settings())], client: nil) }
        #expect(hub.listenerCount == 0)
        #expect(await slow.stream.reduce(0) { count, _ in count + 1 } == EventHub.queueSize)
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
