import Foundation
import TaskStore
import TestSupport
import Testing

@testable import TaskServer

@Suite("Files over the API", .server)
struct FileRouteTests {
    @Test(
        "are downloads with a name of the day, as the command writes them",
        arguments: [
            ("json", "json", "application/json", "\"title\" : \"Milk\""),
            ("todotxt", "txt", "text/plain; charset=utf-8", " Milk due:2026-03-01\n"),
        ]
    )
    func areDownloads(format: String, ending: String, type: String, content: String) async throws {
        _ = try await server.send("POST", "/api/tasks", #"{"title":"Milk","due":"2026-03-01"}"#)
        let file = try await server.send("GET", "/api/export?format=\(format)")
        #expect(file.status == 200 && file.headers["content-type"] == type && file.text.contains(content))
        // The day may end between the answer and here.
        let days = [Date.now, Date.now - 60].map { day in
            let parts = Calendar.current.dateComponents([.year, .month, .day], from: day)
            return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
        }
        let names = days.map { "attachment; filename=\"tasks-\($0).\(ending)\"" }
        #expect(names.contains(file.headers["content-disposition"] ?? ""))
    }

    @Test(
        "exported here come back elsewhere whole, and again add nothing",
        arguments: [("json", "json"), ("todotxt", "txt")]
    )
    func comeBack(format: String, ending: String) async throws {
        _ = try await server.send("POST", "/api/collections", #"{"name":"Shop"}"#)
        for task in [#"{"title":"Milk","priority":"A","collections":[1]}"#, #"{"title":"Bread","due":"2026-03-01"}"#] {
            _ = try await server.send("POST", "/api/tasks", task)
        }
        let file = try await server.send("GET", "/api/export?format=\(format)").text
        let importing = { @Sendable in try await server.send("POST", "/api/import?name=a.\(ending)", file).text }
        let known = #"{"added":0,"known":2,"problems":[]}"#
        #expect(try await importing() == known)
        try await LiveServer.run {
            #expect(try await importing() == #"{"added":2,"known":0,"problems":[]}"#)
            #expect(try await importing() == known)
            let tasks = try await server.send("GET", "/api/tasks")["tasks"].list
            #expect(tasks.map(\.["title"].string) == ["Bread", "Milk"])
            #expect(tasks[0]["due"] == .text("2026-03-01") && tasks[1]["priority"] == .text("A"))
            #expect(tasks[1]["collections"].list.map(\.["name"].string) == ["Shop"])
        }
    }

    @Test(
        "are known by their name",
        arguments: [("?name=Plain%20list.TXT", 2), ("", nil), ("?name=todo.txt.md", nil)]
    )
    func areKnown(query: String, added: Int?) async throws {
        let answer = try await server.send("POST", "/api/import\(query)", "Buy milk\nCall Ann\n")
        if let added {
            #expect(answer["added"].int == added)
        } else {
            #expect(answer.problem == "422" && answer["detail"].string.contains(".json"))
        }
    }

    @Test("with broken lines give the others, and say which lines and why")
    func tellLines() async throws {
        let text = "Milk\n\nx 2026-01-01 \nBread\n\(String(repeating: "a", count: 501))\n"
        let answer = try await server.send("POST", "/api/import?name=todo.txt", text)
        #expect(answer["added"].int == 2 && answer["problems"].list.map(\.["line"].int) == [3, 5])
        #expect(answer["problems"].list.allSatisfy { $0["message"].string.hasSuffix(".") })
    }

    @Test(
        "that can't be read at all are refused with the line and what to do, and change nothing",
        arguments: [
            ("a.json", "{\"format\": \"nod-tasks\",\n \"version\": 1,\n \"tasks\": [}\n", 3, "Fix that line"),
            ("a.json", "{\"format\": \"nod-tasks\", \"version\": 99}", nil, "Update Tasks"),
            ("a.json", "{}", nil, "Export your tasks as JSON"),
        ]
    )
    func areRefused(name: String, text: String, line: Int?, wayOut: String) async throws {
        let answer = try await server.send("POST", "/api/import?name=\(name)", text)
        #expect(answer.problem == "422" && answer["line"] == (line.map { .number(Double($0)) } ?? .null))
        #expect(answer["detail"].string.contains(wayOut))
        #expect(try await server.send("GET", "/api/tasks?filter=all")["tasks"].list.isEmpty)
    }

    @Test(
        "are announced to open pages, one by one or all at once",
        arguments: [(2, ["task", "task", "collection"]), (Change.mostTold, ["reload"])]
    )
    func areAnnounced(count: Int, events: [String]) async throws {
        let listener = server.hub.listen(after: nil)
        let text = (0..<count).map { "Task \($0)\($0 == 0 ? " +Shop" : "")\n" }.joined()
        _ = try await server.send("POST", "/api/import?name=a.txt", text, ["Nod-Client": "tab-1"])
        listener.stop()
        let told = await listener.stream.reduce(into: []) {
            $0.append($1.text.split(separator: "\n")[1].dropFirst(7))
        }
        #expect(told == events.map { $0[...] })
    }

    @Test("of more than hundreds are heard of also by who comes back later")
    func areHeardLater() async throws {
        try await server.add("Before")
        guard case .start(let seen)? = server.hub.listen(after: nil).missed.first else { throw Problem.unexpected }
        let text = String(repeating: "Milk\n", count: Change.mostTold + 1)
        _ = try await server.send("POST", "/api/import?name=a.txt", text)
        #expect(server.hub.listen(after: seen).missed.first?.text.contains("event: reload") == true)
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

    @Test("are taken whatever type they are said to have, but without a form around them")
    func areOfAnyType() async throws {
        for type in ["text/plain", "application/octet-stream", "application/x-www-form-urlencoded"] {
            let answer = try await server.send("POST", "/api/import?name=a.txt", "\(type)\n", ["Content-Type": type])
            #expect(answer["added"].int == 1)
        }
        let form = ["Content-Type": "multipart/form-data; boundary=x"]
        #expect(try await server.send("POST", "/api/import?name=a.txt", "--x", form).problem == "415")
    }

    @Test("are at most 16 MB")
    func areLimited() async throws {
        let request = try server.raw("POST /api/import", "Content-Length: \((16 << 20) + 1)")
        #expect(await request.status() == 413)
    }

    @Test("other sites can neither fetch nor bring")
    func areGuarded() async throws {
        let foreign = ["Origin": "https://evil.example"]
        #expect(try await server.send("GET", "/api/export?format=json", nil, foreign).problem == "403")
        let bring = try await server.send("POST", "/api/import?name=a.txt", "Spam", foreign)
        #expect(bring.problem == "403")
        #expect(
            try await server.send("POST", "/api/import?name=a.txt", "Spam", ["Sec-Fetch-Site": "cross-site"])
                .problem == "403"
        )
    }
}
