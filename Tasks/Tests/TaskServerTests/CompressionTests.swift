import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TaskServer

@Suite("Compression", .server)
struct CompressionTests {
    /// Long enough to be worth it.
    private static let script = (0..<300).map { "export const number\($0) = \($0);" }.joined(separator: "\n")

    @Test(
        "is the best of what a client takes, by weight and then by size",
        arguments: [
            ("br", "br"), ("gzip", "gzip"), ("gzip, deflate, br, zstd", "br"), ("GZIP", "gzip"),
            ("br;q=0.5, gzip;q=0.8", "gzip"), ("gzip;q=0.001, identity;q=0", "gzip"), ("*", "br"),
            ("br;q=0, *", "gzip"), ("*;q=0.1, gzip;q=0.2", "gzip"), ("identity;q=0, br", "br"),
            ("br ; q=1.0 , gzip ; q=0.9", "br"), ("identity, br", "br"), (nil, nil), ("", nil), ("identity", nil),
            ("deflate", nil), ("br;q=0, gzip;q=0", nil), ("br;q=0.5, identity", nil), ("br;q=nonsense", nil),
            (";;,,=", nil), ("gzip;q=0, *;q=0, identity", nil),
        ] as [(String?, String?)]
    )
    func isChosen(accepted: String?, coding: String?) async throws {
        try server.write(Self.script, to: "app.js")
        let answer = try await server.packed("/app.js", accepted.map { "Accept-Encoding: \($0)" } ?? "Nothing: asked")
        #expect(answer.status == 200 && answer.coding == coding && answer.text == Self.script)
        #expect(answer.headers["content-length"] == String(answer.body.count))
        #expect(answer.headers["vary"] == "Accept-Encoding")
        if coding != nil { #expect(answer.body.count < Self.script.utf8.count / 4) }
    }

    @Test(
        "that refuses everything there is gets 406 and the way out",
        arguments: ["identity;q=0", "*;q=0", "deflate, *;q=0"]
    )
    func canBeImpossible(accepted: String) async throws {
        #expect(try await server.send("GET", "/app.js", nil, ["Accept-Encoding": accepted]).problem == "406")
        #expect(try await server.send("GET", "/api/health", nil, ["Accept-Encoding": accepted]).status == 200)
    }

    @Test("packs nothing that only grows, unless it must")
    func isWorthIt() async throws {
        let small = try await server.packed("/style.css", "Accept-Encoding: br")
        #expect(small.coding == nil && small.text == "body {}" && small.headers["vary"] == "Accept-Encoding")
        let forced = try await server.packed("/style.css", "Accept-Encoding: br, identity;q=0")
        #expect(forced.coding == "br" && forced.text == "body {}")
        try server.write(String(repeating: "not really a picture", count: 100), to: "icon.png")
        let picture = try await server.packed("/icon.png", "Accept-Encoding: br")
        #expect(picture.coding == nil && picture.headers["vary"] == nil && picture.body.count == 2000)
    }

    @Test(
        "is of every kind of text the page has",
        arguments: [
            "big.html", "big.js", "big.css", "big.svg", "big.json", "big.wasm", "big.webmanifest", "big.txt", "big.ts",
        ]
    )
    func isForAll(name: String) async throws {
        try server.write(Self.script, to: name)
        let answer = try await server.packed("/\(name)", "Accept-Encoding: br, gzip")
        #expect(answer.coding == "br" && answer.text == Self.script)
    }

    @Test("gives each coding an ETag of its own, by which it is not sent again", arguments: ["br", "gzip", "identity"])
    func isCached(coding: String) async throws {
        try server.write(Self.script, to: "app.js")
        let accept = "Accept-Encoding: \(coding)"
        let etag = try #require(try await server.packed("/app.js", accept).headers["etag"])
        let known = try await server.packed("/app.js", accept, "If-None-Match: \(etag)")
        #expect(known.status == 304 && known.body.isEmpty && known.headers["etag"] == etag)
        #expect(known.headers["vary"] == "Accept-Encoding" && known.headers["content-encoding"] == nil)
        for other in ["br", "gzip", "identity"] where other != coding {
            let answer = try await server.packed("/app.js", "Accept-Encoding: \(other)", "If-None-Match: \(etag)")
            #expect(answer.status == 200 && answer.text == Self.script, "\(other)")
        }
    }

    @Test("notices a file that is edited while it is served")
    func noticesEdits() async throws {
        var etags: Set<String> = []
        for text in [Self.script, Self.script.replacing("number", with: "edited"), Self.script] {
            try server.write(text, to: "app.js")
            let answer = try await server.packed("/app.js", "Accept-Encoding: br")
            #expect(answer.text == text)
            etags.insert(answer.headers["etag"] ?? "")
        }
        #expect(etags.count == 2)
    }

    @Test("answers HEAD with the length that GET has")
    func answersHead() async throws {
        try server.write(Self.script, to: "app.js")
        for coding in ["br", "gzip", "identity"] {
            let get = try await server.packed("/app.js", "Accept-Encoding: \(coding)")
            let head = try await server.packed("/app.js", "Accept-Encoding: \(coding)", method: "HEAD")
            #expect(head.body.isEmpty && head.headers["content-length"] == String(get.body.count))
            #expect(head.headers["content-encoding"] == get.headers["content-encoding"])
        }
    }

    @Test("packs what the API says when it is long, and leaves short answers as they are", arguments: ["br", "gzip"])
    func packsAnswers(coding: String) async throws {
        for number in 0..<20 { try await server.add("Task number \(number)") }
        for path in ["/api/tasks", "/api/export?format=json", "/api/export?format=todotxt&", "/api/openapi.yaml"] {
            let plain = try await server.packed(path)
            let answer = try await server.packed(path, "Accept-Encoding: \(coding)")
            #expect(answer.text == plain.text && plain.coding == nil, "\(path)")
            let isLong = plain.body.count >= 1024
            #expect(
                answer.coding == (isLong ? coding : nil)
                    && plain.headers["vary"] == (isLong ? "Accept-Encoding" : nil),
                "\(path)"
            )
            #expect(answer.headers["content-length"] == String(answer.body.count), "\(path)")
        }
        #expect(try await server.packed("/api/health", "Accept-Encoding: \(coding)").coding == nil)
    }

    @Test("is not of the stream of changes")
    func leavesTheStream() async throws {
        let stream = try server.raw("GET /api/events", "Accept-Encoding: br, gzip")
        let head = await stream.read(to: "\r\n\r\n").lowercased()
        #expect(!head.contains("content-encoding") && head.contains("text/event-stream"))
        #expect(await stream.read(to: "\n\n").contains("retry: 1000"))
    }
}

@Suite("Packed files in memory")
final class PackedAssetsTests: Sendable {
    /// The texts that were packed, with their codings, in order.
    private let packings = Mutex<[String]>([])

    /// Packs everything into ten bytes, after a while.
    private func files(limit: Int) -> PackedAssets {
        PackedAssets(limit: limit) { [self] data, coding in
            Thread.sleep(forTimeInterval: 0.02)
            packings.withLock { $0.append("\(String(decoding: data, as: UTF8.self)) \(coding)") }
            return Data(count: 10)
        }
    }

    private func ask(_ files: PackedAssets, for text: String, as coding: ContentCoding = .br) async -> Data? {
        await files.packed(Data(text.utf8), Fingerprint(Data(text.utf8)), as: coding)
    }

    @Test("are packed once for each content and coding, also when twenty ask at the same time")
    func arePackedOnce() async {
        let files = files(limit: 100)
        for coding in [ContentCoding.br, .gzip] {
            let results = await withTaskGroup(of: Data?.self) { group in
                for _ in 0..<20 { group.addTask { await self.ask(files, for: "a", as: coding) } }
                return await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(results == [Data(count: 10)])
        }
        #expect(packings.withLock { $0 } == ["a br", "a gzip"])
    }

    @Test("take no more memory than they may: those asked for longest ago are forgotten")
    func areBounded() async throws {
        let files = files(limit: 30)
        for text in ["a", "b", "c", "a", "d", "a", "c", "d"] { #expect(await ask(files, for: text) != nil) }
        #expect(packings.withLock { $0 } == ["a br", "b br", "c br", "d br"])
        #expect(await ask(files, for: "b") != nil)
        #expect(packings.withLock { $0.last } == "b br")
    }
}
