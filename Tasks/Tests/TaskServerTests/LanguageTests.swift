import Foundation
import TaskStore
import Testing

@testable import TaskServer

@Suite("Accept-Language")
struct AcceptedLanguageTests {
    @Test(
        "is the best of Accept-Language, else English",
        arguments: [
            (nil as String?, Language.en), ("", .en), ("it", .it), ("it-IT,it;q=0.9,en;q=0.8", .it), ("IT-ch", .it),
            ("tlh-DE, it;q=0.5, en;q=0.7", .en), ("en;q=0.2, it; q=0.3", .it), ("en, it", .en), ("it, en", .it),
            ("it;q=0, tlh", .en), ("tlh", .en), ("*", .en), ("it;q=0.1, *;q=0.5", .en), ("italian", .en),
            ("it;q=much", .en), (";;,,=", .en), ("it;level=1;q=1", .it),
        ]
    )
    func isNegotiated(header: String?, language: Language) {
        #expect(Language(accepting: header) == language)
    }
}

@Suite("The language", .server)
struct LanguageTests {
    @Test("of the page is Accept-Language's, until a setting says another")
    func ofThePage() async throws {
        let page = "<!doctype html><html lang=\"{{language}}\" dir=\"{{direction}}\"><title>{{app.title}}</title>"
        try server.write(page, to: "index.html")
        func open(_ accepted: String) async throws -> [String?] {
            let answer = try await server.send("GET", "/", nil, ["Accept-Language": accepted])
            let isVarying = answer.headers["vary"]?.contains("Accept-Language") == true
            #expect(isVarying)
            return [answer.headers["content-language"], answer.text]
        }
        let english = ["en", "<!doctype html><html lang=\"en\" dir=\"ltr\"><title>Tasks</title>"]
        let italian = ["it", "<!doctype html><html lang=\"it\" dir=\"ltr\"><title>Attività</title>"]
        #expect(try await open("it-IT, en;q=0.5") == italian)
        #expect(try await open("tlh") == english)
        _ = try await server.send("PATCH", "/api/settings", #"{"language": "it"}"#)
        #expect(try await open("en") == italian)
        _ = try await server.send("PATCH", "/api/settings", #"{"language": "en"}"#)
        #expect(try await open("it") == english)
        let before = try await server.send("GET", "/").headers["etag"]
        _ = try await server.send("PATCH", "/api/settings", #"{"language": "it"}"#)
        let after = try await server.send("GET", "/").headers["etag"]
        #expect(before != nil && before != after)
    }

    @Test("has its table among the page's files, and no file beside the tables is served")
    func hasTables() async throws {
        for language in Language.allCases {
            let answer = try await server.send("GET", "/texts/\(language.rawValue).json")
            #expect(answer.status == 200 && answer.headers["content-type"] == "application/json")
            #expect(!answer["app.title"].string.isEmpty)
        }
        for path in ["/texts/", "/texts/tlh.json", "/texts/Embedded.swift", "/texts/../secret.txt"] {
            let answer = try await server.send("GET", path)
            #expect(answer.status == 404, "\(path)")
        }
    }

    @Test("of a problem is that of the request, its values as they came")
    func ofProblems() async throws {
        func detail(_ method: String, _ path: String, _ body: String? = nil) async throws -> [String?] {
            let answer = try await server.send(method, path, body, ["Accept-Language": "it"])
            #expect(answer.headers["content-language"] == "it")
            #expect(answer.problem.hasPrefix("4"))
            return [answer["title"].string, answer["detail"].string]
        }
        #expect(
            try await detail("POST", "/api/tasks", #"{"title": " "}"#)
                == ["Contenuto non valido", "Il titolo è vuoto. Scrivi almeno un carattere."]
        )
        #expect(
            try await detail("PATCH", "/api/settings", #"{"theme": "{value}"}"#)
                == ["Contenuto non valido", "«theme» deve essere «system», «light» o «dark»."]
        )
        #expect(
            try await detail("GET", "/api/tasks/9000")
                == ["Non trovato", "L’attività 9000 non c’è. Forse è nel cestino, o non è mai esistita."]
        )
        let notes = String(repeating: "a", count: 20_001)
        #expect(
            try await detail("POST", "/api/tasks", #"{"title": "A", "notes": "\#(notes)"}"#)
                == ["Contenuto non valido", "Le note sono troppo lunghe. Accorciale a 20.000 caratteri."]
        )
        #expect(
            try await detail("GET", "/api/tasks?{known}=1") == [
                "Richiesta non valida",
                "Qui non esiste un parametro «{known}». "
                    + "Quelli validi sono filter, column, order, q, collection, cursor, limit.",
            ]
        )
    }

    @Test("is simple where the profile or the request asks for it")
    func isSimple() async throws {
        let page =
            "<html data-nod-profile=\"{{profile}}\"><p>{{list.section.overdue}}</p><p>{{list.section.today}}</p>"
        try server.write(page, to: "index.html")
        func open() async throws -> String { try await server.send("GET", "/").text }
        func detail(_ words: String) async throws -> String {
            let headers = ["Nod-Words": words, "Accept-Language": "it"]
            return try await server.send("POST", "/api/tasks", #"{"title": " "}"#, headers)["detail"].string
        }
        let usual = "<html data-nod-profile=\"standard\"><p>Overdue</p><p>Today</p>"
        #expect(try await open() == usual)
        _ = try await server.send("PATCH", "/api/settings", #"{"profile": "child"}"#)
        #expect(try await open() == "<html data-nod-profile=\"child\"><p>Late</p><p>Today</p>")
        // A program that doesn't ask is answered as before, whatever the page looks like.
        #expect(try await detail("usual") == "Il titolo è vuoto. Scrivi almeno un carattere.")
        #expect(try await detail("rhymes") == "Il titolo è vuoto. Scrivi almeno un carattere.")
        #expect(try await detail("simple") == "Non c’è ancora scritto niente. Scrivi almeno una lettera.")
        _ = try await server.send("PATCH", "/api/settings", #"{"profile": "standard"}"#)
        #expect(try await open() == usual)
    }

    @Test("of the lines that an import can't read is that of the request")
    func ofLines() async throws {
        let headers = ["Accept-Language": "it", "Content-Type": "text/plain"]
        let answer = try await server.send("POST", "/api/import?name=a.txt", "Latte\nx 2026-01-01 \n", headers)
        #expect(
            answer["problems"].list.map { $0["message"].string } == ["Il titolo è vuoto. Scrivi almeno un carattere."]
        )
        let broken = try await server.send("POST", "/api/import?name=a.json", "{\n\n,", headers)
        #expect(broken["title"].string == "Contenuto non valido")
        #expect(broken["detail"].string.hasPrefix("Questo file non è JSON valido"))
    }
}
