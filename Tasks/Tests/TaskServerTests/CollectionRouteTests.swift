import Testing

@testable import TaskServer

@Suite("The API of collections and settings", .server)
struct CollectionRouteTests {
    @Test("makes, lists, renames, bins and restores a collection, and fills and empties it")
    func managesCollections() async throws {
        let made = try await server.send("POST", "/api/collections", #"{"name":"Groceries"}"#)
        #expect(made.status == 201 && made.headers["location"] == "/api/collections/1")
        let task = try await server.send("POST", "/api/tasks", #"{"title":"Milk","collections":[1]}"#)
        #expect(task["collections"].list.first?["open"] == .number(1))
        try await server.add("Bread")
        #expect(try await server.send("PUT", "/api/collections/1/tasks/2").status == 204)
        #expect(try await server.send("PUT", "/api/collections/1/tasks/2").status == 204)
        let done = try await server.send("PATCH", "/api/tasks/1", #"{"completed":true}"#)
        #expect(
            done["collections"].list.first?["open"] == .number(1)
                && done["collections"].list.first?["total"] == .number(2)
        )
        #expect(try await server.send("DELETE", "/api/collections/1/tasks/1").status == 204)
        let renamed = try await server.send("PATCH", "/api/collections/1", #"{"name":"Shop"}"#)
        #expect(renamed["name"] == .text("Shop") && renamed["total"] == .number(1))
        #expect(try await server.send("GET", "/api/collections")["collections"].list == [renamed.json])
        #expect(try await server.send("GET", "/api/tasks?collection=1")["tasks"].list.count == 1)
        #expect(try await server.send("DELETE", "/api/collections/1").status == 204)
        #expect(try await server.send("GET", "/api/collections/1").problem == "404 id")
        #expect(try await server.send("POST", "/api/collections/1/restore").json == renamed.json)
    }

    @Test("says what is wrong with a collection")
    func namesMistakes() async throws {
        _ = try await server.send("POST", "/api/collections", #"{"name":"A"}"#)
        let wrong = [
            ("POST", "/api/collections", #"{"name":"A"}"#, "422 name"),
            ("POST", "/api/collections", "{}", "422 name"),
            ("POST", "/api/collections", #"{"name":" "}"#, "422 name"),
            ("POST", "/api/collections", #"{"title":"B"}"#, "400 title"),
            ("PATCH", "/api/collections/1", #"{"name":null}"#, "400 name"),
            ("PATCH", "/api/collections/2", #"{"name":"B"}"#, "404 id"),
        ]
        for (method, path, body, problem) in wrong {
            #expect(try await server.send(method, path, body).problem == problem, "\(method) \(path) \(body)")
        }
        #expect(try await server.send("PUT", "/api/collections/1/tasks/9").problem == "404 id")
        #expect(try await server.send("PUT", "/api/collections/9/tasks/1").problem == "404 id")
    }

    @Test("gives every setting, keeps what was chosen, and says what is allowed")
    func keepsSettings() async throws {
        #expect(try await server.send("GET", "/api/settings")["completionHapticEnabled"] == .flag(true))
        let changed = try await server.send(
            "PATCH",
            "/api/settings",
            #"{"theme":"dark","soundVolume":0.25,"hidesCompleted":false}"#
        )
        #expect(
            changed["theme"] == .text("dark") && changed["soundVolume"] == .number(0.25)
                && changed["motion"] == .text("system")
        )
        #expect(try await server.send("GET", "/api/settings").json == changed.json)
        let wrong = [
            (#"{"colour":"red"}"#, "400 colour"), (#"{"theme":"pink"}"#, "422 theme"), (#"{"theme":1}"#, "400 theme"),
            (#"{"soundVolume":2}"#, "422 soundVolume"),
            (#"{"completionSoundEnabled":1}"#, "400 completionSoundEnabled"), (#"{"language":null}"#, "400 language"),
        ]
        for (body, problem) in wrong {
            let answer = try await server.send("PATCH", "/api/settings", body)
            #expect(answer.problem == problem)
        }
        let detail = try await server.send("PATCH", "/api/settings", #"{"theme":"pink"}"#)["detail"].string
        #expect(detail == "“theme” must be “system”, “light” or “dark”.")
        #expect(try await server.send("GET", "/api/settings").json == changed.json)
    }
}
