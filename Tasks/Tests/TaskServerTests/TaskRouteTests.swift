import Testing

@testable import TaskServer

@Suite("The API of tasks", .server)
struct TaskRouteTests {
    @Test("starts empty, and says that it is there")
    func startsEmpty() async throws {
        #expect(try await server.send("GET", "/api/health").text == #"{"status":"ok"}"#)
        let page = try await server.send("GET", "/api/tasks")
        #expect(page.text == #"{"counts":{"completed":0,"isAtLeast":false,"open":0},"next":null,"tasks":[]}"#)
    }

    @Test(
        "answers HEAD wherever it answers GET: the same headers, no body, and nothing happens",
        arguments: [
            "/api/health", "/api/tasks?filter=all", "/api/tasks/1", "/api/settings", "/api/openapi.yaml",
            "/api/tasks/9",
        ]
    )
    func answersHead(path: String) async throws {
        try await server.add("Milk")
        let (get, head) = (try await server.send("GET", path), try await server.send("HEAD", path))
        #expect(head.status == get.status && head.body.isEmpty && !get.body.isEmpty)
        for name in ["content-type", "content-length", "cache-control"] {
            #expect(head.headers[name] == get.headers[name] && get.headers[name] != nil, "\(name)")
        }
    }

    @Test("opens no stream for HEAD")
    func opensNoStream() async throws {
        let head = try await server.send("HEAD", "/api/events")
        #expect(head.status == 200 && head.headers["content-type"] == "text/event-stream")
        #expect(head.headers["content-length"] == nil && server.hub.listenerCount == 0)
    }

    @Test("makes a task, says where it is, and gives it at the top level")
    func makes() async throws {
        let body = #"{"title":" Buy milk ","notes":"2 l","column":"doing","due":"2026-03-01","priority":"B"}"#
        let made = try await server.send("POST", "/api/tasks", body)
        #expect(made.status == 201 && made.headers["location"] == "/api/tasks/1")
        #expect(made.headers["cache-control"] == "no-store" && made.headers["content-type"] == "application/json")
        #expect(made["title"] == .text("Buy milk") && made["notes"] == .text("2 l") && made["column"] == .text("doing"))
        #expect(made["due"] == .text("2026-03-01") && made["priority"] == .text("B") && made["completedAt"] == .null)
        #expect(made["collections"] == .list([]))
        #expect(try await server.send("GET", "/api/tasks/1").json == made.json)
    }

    @Test("completes and reopens by completed or by column, and both say the same")
    func completes() async throws {
        try await server.add("Milk")
        func patch(_ body: String) async throws -> Answer { try await server.send("PATCH", "/api/tasks/1", body) }
        #expect(try await patch(#"{"column":"doing"}"#)["column"] == .text("doing"))
        let done = try await patch(#"{"completed":true}"#)
        #expect(done.status == 200 && done["column"] == .text("done") && done["completedAt"].string.hasSuffix("Z"))
        #expect(try await patch(#"{"completed":true}"#).json == done.json)
        #expect(try await patch(#"{"completed":false}"#)["column"] == .text("doing"))
        #expect(try await patch(#"{"column":"done"}"#)["completedAt"] != .null)
        #expect(try await patch(#"{"column":"todo"}"#)["completedAt"] == .null)
        #expect(try await patch(#"{}"#).status == 200)
        #expect(try await patch(#"{"completed":true,"column":"todo"}"#).problem == "422 completed")
    }

    @Test("moves, dates, ranks and clears")
    func changes() async throws {
        try await server.add("B")
        try await server.add("A")
        let body = #"{"position":10.5,"due":"2026-12-24","priority":"Z","notes":"n","title":"Last"}"#
        let changed = try await server.send("PATCH", "/api/tasks/2", body)
        #expect(changed["position"] == .number(10.5) && changed["title"] == .text("Last"))
        let titles = try await server.send("GET", "/api/tasks")["tasks"].list.map(\.["title"].string)
        #expect(titles == ["B", "Last"])
        let cleared = try await server.send("PATCH", "/api/tasks/2", #"{"due":null,"priority":null,"notes":""}"#)
        #expect(cleared["due"] == .null && cleared["priority"] == .null && cleared["notes"] == .text(""))
    }

    @Test("deletes into the bin and restores the same row")
    func deletes() async throws {
        let id = try await server.add("Milk")
        let before = try await server.send("GET", "/api/tasks/\(id)")
        let gone = try await server.send("DELETE", "/api/tasks/\(id)")
        #expect(gone.status == 204 && gone.body.isEmpty)
        #expect(try await server.send("GET", "/api/tasks/\(id)").problem == "404 id")
        #expect(try await server.send("DELETE", "/api/tasks/\(id)").problem == "404 id")
        let back = try await server.send("POST", "/api/tasks/\(id)/restore")
        #expect(
            back.status == 200 && back["position"] == before["position"] && back["createdAt"] == before["createdAt"]
        )
        #expect(try await server.send("POST", "/api/tasks/\(id)/restore").json == back.json)
    }

    @Test("filters, searches, counts, and pages by a cursor")
    func lists() async throws {
        for title in ["Café", "Tea", "Cake"] { try await server.add(title) }
        _ = try await server.send("PATCH", "/api/tasks/2", #"{"completed":true}"#)
        func titles(_ query: String) async throws -> [String] {
            try await server.send("GET", "/api/tasks?\(query)")["tasks"].list.map(\.["title"].string)
        }
        #expect(try await titles("") == ["Cake", "Café"])
        #expect(try await titles("filter=completed") == ["Tea"])
        #expect(try await titles("filter=all") == ["Cake", "Tea", "Café"])
        #expect(try await titles("q=CAFE") == ["Café"])
        #expect(try await titles("q=caf%C3%A9&collection=&cursor=") == ["Café"])
        let page = try await server.send("GET", "/api/tasks?filter=all&limit=2")
        #expect(page["counts"]["open"] == .number(2) && page["counts"]["completed"] == .number(1))
        #expect(try await titles("filter=all&limit=2&cursor=\(page["next"].string)") == ["Café"])
        #expect(try await titles("limit=500").count == 2)
    }

    @Test("lists by due day and by column, together with filter, search and collection")
    func listsByDay() async throws {
        _ = try await server.send("POST", "/api/collections", #"{"name":"Shop"}"#)
        let tasks = [
            #"{"title":"Tea"}"#, #"{"title":"Milk","due":"2026-03-02","collections":[1]}"#,
            #"{"title":"Mint","due":"2026-03-01","column":"doing"}"#,
            #"{"title":"Mango","due":"2026-02-01","completed":true,"collections":[1]}"#,
        ]
        for task in tasks { _ = try await server.send("POST", "/api/tasks", task) }
        func titles(_ query: String) async throws -> [String] {
            try await server.send("GET", "/api/tasks?\(query)")["tasks"].list.map(\.["title"].string)
        }
        #expect(try await titles("order=due") == ["Mint", "Milk", "Tea"])
        #expect(try await titles("order=due&filter=all") == ["Mango", "Mint", "Milk", "Tea"])
        #expect(try await titles("order=due&filter=all&collection=1") == ["Mango", "Milk"])
        #expect(try await titles("order=due&q=m") == ["Mint", "Milk"])
        #expect(try await titles("column=doing") == ["Mint"])
        #expect(try await titles("filter=inbox") == ["Tea"])
        #expect(try await titles("column=todo&filter=open&order=due") == ["Milk", "Tea"])
        let page = try await server.send("GET", "/api/tasks?order=due&limit=2")
        #expect(try await titles("order=due&cursor=\(page["next"].string)") == ["Tea"])
    }

    @Test(
        "says which parameter is wrong",
        arguments: [
            ("limit=501", "limit"), ("limit=0", "limit"), ("limit=ten", "limit"), ("filter=done", "filter"),
            ("cursor=abc", "cursor"), ("filter=completed&cursor=p-0-1", "cursor"), ("order=due&cursor=p-0-1", "cursor"),
            ("cursor=d-0-0-1", "cursor"), ("filter=completed&cursor=d-0-0-1", "cursor"), ("order=title", "order"),
            ("order=", "order"), ("column=done", "column"), ("column=", "column"), ("column=todo&filter=all", "column"),
            ("collection=x", "collection"), ("colour=red", "colour"), ("q=\(String(repeating: "a", count: 501))", "q"),
            ("q=%FF", ""),
        ]
    )
    func namesParameters(query: String, field: String) async throws {
        let answer = try await server.send("GET", "/api/tasks?\(query)")
        #expect(answer.problem == "400 \(field)".trimmingCharacters(in: .whitespaces))
        if field == "limit" { #expect(answer["detail"].string.contains("500")) }
    }

    @Test(
        "says which field is wrong, and changes nothing",
        arguments: [
            (#"{"title":""}"#, "422 title"), (#"{"title":" \n "}"#, "422 title"),
            (#"{"title":"\#(String(repeating: "a", count: 501))"}"#, "422 title"), (#"{"title":7}"#, "400 title"),
            (#"{"title":null}"#, "400 title"), (#"{"notes":"\#(String(repeating: "n", count: 20_001))"}"#, "422 notes"),
            (#"{"notes":null}"#, "400 notes"), (#"{"column":"later"}"#, "422 column"),
            (#"{"column":true}"#, "400 column"), (#"{"position":"top"}"#, "400 position"),
            (#"{"position":1e300}"#, "422 position"), (#"{"due":"2026-02-30"}"#, "422 due"),
            (#"{"due":20260230}"#, "400 due"), (#"{"priority":"a"}"#, "422 priority"),
            (#"{"priority":1}"#, "400 priority"), (#"{"completed":"yes"}"#, "400 completed"),
            (#"{"completed":1}"#, "400 completed"), (#"{"compleeted":true}"#, "400 compleeted"), (#"[]"#, "400"),
            (#""title""#, "400"), (#"{"title":"#, "400"), ("", "400"), ("{'title':'x'}", "400"),
            (String(repeating: "[", count: 60_000), "400"),
        ]
    )
    func namesFields(body: String, problem: String) async throws {
        try await server.add("Milk")
        let before = try await server.send("GET", "/api/tasks/1")
        #expect(try await server.send("PATCH", "/api/tasks/1", body).problem == problem)
        #expect(try await server.send("GET", "/api/tasks/1").json == before.json)
    }

    @Test("says in which line a body stops being JSON")
    func namesTheLine() async throws {
        let answer = try await server.send("POST", "/api/tasks", "{\n  \"title\": \"Milk\",\n}")
        #expect(answer.problem == "400" && answer["line"] == .number(3))
    }

    @Test("refuses a new task without a title, or in a collection that isn't there")
    func refusesNew() async throws {
        #expect(try await server.send("POST", "/api/tasks", "{}").problem == "422 title")
        #expect(try await server.send("POST", "/api/tasks", #"{"title":"A","collections":[9]}"#).problem == "404 id")
        #expect(
            try await server.send("POST", "/api/tasks", #"{"title":"A","collections":[1.5]}"#).problem
                == "400 collections"
        )
        #expect(
            try await server.send("POST", "/api/tasks", #"{"title":"A","completed":false,"column":"done"}"#).problem
                == "422 completed"
        )
        #expect(try await server.send("GET", "/api/tasks?filter=all")["tasks"].list.isEmpty)
    }

    @Test("keeps titles of markup, emoji, right-to-left text and 500 characters as text")
    func keepsText() async throws {
        for title in ["<img src=x onerror=alert(1)>", "👩🏽‍🚀👨‍👩‍👧‍👦", "مهمة עברית", String(repeating: "é", count: 500)] {
            #expect(try await server.send("POST", "/api/tasks", "{\"title\":\"\(title)\"}")["title"] == .text(title))
        }
    }

    @Test("keeps fifty changes at once")
    func keepsAll() async throws {
        for number in 0..<10 { try await server.add("Task \(number)") }
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<50 {
                group.addTask {
                    let field = [
                        "\"completed\":true", "\"notes\":\"n\"", "\"due\":\"2026-01-01\"", "\"priority\":\"A\"",
                        "\"position\":\(number)",
                    ][number / 10]
                    return try await server.send("PATCH", "/api/tasks/\(number % 10 + 1)", "{\(field)}").status
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(statuses == [200])
        let tasks = try await server.send("GET", "/api/tasks?filter=all")["tasks"].list
        #expect(tasks.count == 10)
        #expect(
            tasks.allSatisfy {
                $0["notes"] == .text("n") && $0["priority"] == .text("A") && $0["column"] == .text("done")
                    && $0["due"] != .null
            }
        )
    }
}
