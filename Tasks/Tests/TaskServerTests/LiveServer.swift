import Foundation
import Logging
import TaskStore
import TestSupport
import Testing

@testable import TaskServer

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The server of the test that asks.
var server: LiveServer { LiveServer.current! }

/// Runs a server of its own for each test.
struct ServerTrait: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void)
        async throws
    {
        try await LiveServer.run(function)
    }
}

extension Trait where Self == ServerTrait {
    static var server: Self { Self() }
}

/// The real server on a free port of this computer, with a database and a page of its own.
struct LiveServer: Sendable {
    let port: Int
    let temporary: TemporaryFolder
    var folder: URL { temporary.url }
    let store: Store
    let hub: EventHub
    /// As `GET /api/tasks/{id}`, those that are answered with 405 included.
    let routes: [String]
    let sharing: Sharing?

    @TaskLocal fileprivate static var current: LiveServer?

    /// Runs `body` while the server runs, which is `server` there.
    ///
    /// - Parameter sharing: how it is shared; then devices come in by 127.0.0.2, which never leaves this computer either.
    static func run(
        sharing: Sharing? = nil,
        _ body: @Sendable () async throws -> Void
    ) async throws {
        let folder = TemporaryFolder()
        try layOut(folder)
        let store = try Store(path: folder.path("tasks.sqlite"))
        let assets = AssetFolder(folder.url, isPlain: true)!
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let server = TaskServer(
            store: store,
            assets: assets,
            port: 0,
            sharing: sharing,
            logger: logger
        )
        let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                defer { continuation.finish() }
                try await server.run { port in continuation.yield(port) }
            }
            for await port in ports {
                let live = LiveServer(
                    port: port,
                    temporary: folder,
                    store: store,
                    hub: server.hub,
                    routes: server.router.routes.map { "\($0.method) \($0.path)" },
                    sharing: sharing
                )
                try await LiveServer.$current.withValue(live) { try await body() }
                break
            }
            group.cancelAll()
        }
    }

    /// A page, a library, and files that must never be served.
    private static func layOut(_ folder: TemporaryFolder) throws {
        let files = [
            "Tasks/Page/index.html": "", "Tasks/Page/app.js": "export {}", "Tasks/Page/style.css": "body {}",
            "Tasks/Page/icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>", "Tasks/Page/parts/row.js": "export {}",
            "Tasks/Page/styles/alone.css": "body {}", "Tasks/Page/.hidden.js": "secret",
            "Tasks/Page/.git/config.json": "secret", "Tasks/Page/notes.md": "secret",
            "Tasks/Page/Server.swift": "secret",
            "Tasks/Texts/Tables/en.json": "{}", "Tasks/secret.json": "secret", "Web/nod.js": "export {}",
            "Web/nod.wasm": "\0asm", "Web/Exports.swift": "secret", "Studio/studio.js": "export {}",
            "secret.json": "secret",
        ]
        for (path, content) in files { try folder.write(content, to: path) }
        for name in ["index", "missing", "studio/studio", "sharing/closed", "sharing/spent"] {
            for form in ["en", "en.simple", "it", "it.simple"] {
                try folder.write("\(name) \(form)", to: ".build-page/plain/\(name).\(form).html")
            }
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Tasks/Page/link.json"),
            withDestinationPath: folder.path("secret.json")
        )
    }
}

extension LiveServer {
    /// Puts a file where it is served.
    func write(_ text: String, to path: String) throws { try temporary.write(text, to: path) }

    /// The whole answer to a request, byte by byte as it was sent.
    func whole(_ request: String, _ lines: String..., to address: String = "127.0.0.1") async throws -> String {
        let lines = (lines + ["Connection: close"]).joined(separator: "\r\n")
        return await (try raw(request, lines, to: address)).read(to: "nothing ends like this")
    }

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

    /// A connection on which the head of a request was sent, its lines as they stand here.
    func raw(
        _ request: String,
        _ lines: String...,
        to address: String = "127.0.0.1",
        host: String? = nil
    ) throws -> RawConnection {
        let connection = try RawConnection(port: port, address: address)
        let head = ["\(request) HTTP/1.1", "Host: \(host ?? "\(address):\(port)")"] + lines + ["", ""]
        connection.send(head.joined(separator: "\r\n"))
        return connection
    }

    /// Makes a task and gives its id.
    @discardableResult
    func add(_ title: String) async throws -> Int {
        try await send("POST", "/api/tasks", "{\"title\": \"\(title)\"}")["id"].int
    }
}
