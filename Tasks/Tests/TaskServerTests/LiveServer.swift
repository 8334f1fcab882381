import Foundation
import Logging
import TaskStore
import TestSupport

@testable import TaskServer

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The real server on a free port of this computer, with a database and a page of its own.
final class LiveServer: Sendable {
    let port: Int
    private let temporary: TemporaryFolder
    var folder: URL { temporary.url }
    let store: Store
    let hub: EventHub

    private init(port: Int, folder: TemporaryFolder, store: Store, hub: EventHub) {
        self.hub = hub
        self.port = port
        temporary = folder
        self.store = store
    }

    /// Runs `body` while the server runs.
    ///
    /// - Parameter sharing: how it is shared; then devices come in by 127.0.0.2, which never leaves this computer either.
    static func run(sharing: Sharing? = nil, _ body: @escaping @Sendable (LiveServer) async throws -> Void) async throws
    {
        let folder = try TemporaryFolder()
        try layOut(folder)
        let store = try Store(path: folder.path("tasks.sqlite"))
        let assets = AssetFolder(folder.url, isPlain: true)!
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let server = TaskServer(store: store, assets: assets, port: 0, sharing: sharing, logger: logger)
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                defer { continuation.finish() }
                try await server.run { port in
                    sharing?.renewCode()
                    continuation.yield(port)
                }
            }
            for await port in ports {
                try await body(LiveServer(port: port, folder: folder, store: store, hub: server.hub))
                break
            }
            group.cancelAll()
        }
    }

    /// A page, a library, and files that must never be served.
    private static func layOut(_ folder: TemporaryFolder) throws {
        let files = [
            "Tasks/Page/index.html": "<!doctype html><title>Tasks</title>",
            "Tasks/Page/app.js": "export const title = \"app.title\";",
            "Tasks/Page/style.css": "body {}", "Tasks/Page/icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
            "Tasks/Page/parts/row.js": "export {}", "Tasks/Page/.hidden.js": "secret",
            "Tasks/Page/.git/config.txt": "secret",
            "Tasks/Page/notes.md": "secret", "Tasks/Page/Server.swift": "secret", "Tasks/secret.txt": "secret",
            "Web/nod.js": "export {}", "Web/nod.d.ts": "export {}", "Web/nod.wasm": "\0asm",
            "Tasks/Page/pairing/pair.html": "<!doctype html><title>Pair</title>",
            "Tasks/Page/pairing/pair.js": "export {}", "Tasks/Page/pairing/pair.css": "body {}",
            "Tasks/Page/styles/palette.css": ":root {}", "Tasks/Page/styles/alone.css": "body {}",
            "Tasks/Page/missing.html": "<!doctype html><html lang=\"{{language}}\"><title>{{missing.title}}</title>",
            "Studio/studio.html": "<!doctype html><title>{{studio.title}}</title>",
            "Studio/studio.js": "export const title = \"studio.undone\";",
            "Web/Exports.swift": "secret",
            "secret.txt": "secret",
        ]
        for (path, content) in files { try folder.write(content, to: path) }
        try Repository.copyTexts(to: folder.url)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Tasks/Page/link.txt"),
            withDestinationPath: folder.path("secret.txt")
        )
    }
}

extension LiveServer {
    /// Keeps no cookie: which one is sent, a test says, and servers of other tests have the same address.
    private static let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.httpShouldSetCookies = false
        return URLSession(configuration: configuration)
    }()

    /// Sends a request as a page of this server would.
    func send(
        _ method: String,
        _ path: String,
        _ body: String? = nil,
        _ headers: [String: String] = [:],
        to address: String = "127.0.0.1"
    ) async throws -> Answer {
        var request = URLRequest(url: URL(string: "http://\(address):\(port)\(path)")!)
        request.httpMethod = method
        request.httpBody = body.map { Data($0.utf8) }
        if body != nil { request.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        let (data, response) = try await Self.session.data(for: request)
        return Answer(response as! HTTPURLResponse, data)
    }

    /// Makes a task and gives its id.
    @discardableResult
    func add(_ title: String) async throws -> Int {
        try await send("POST", "/api/tasks", "{\"title\": \"\(title)\"}")["id"].int
    }
}
