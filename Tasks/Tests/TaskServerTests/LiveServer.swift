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
    let files: Places
    let sharing: Sharing?

    @TaskLocal fileprivate static var current: LiveServer?

    /// Runs `body` while the server runs, which is `server` there.
    ///
    /// - Parameter sharing: how it is shared; then devices come in by 127.0.0.2, which never leaves this computer either.
    static func run(
        sharing: Sharing? = nil,
        limits: ConnectionLimits = ConnectionLimits(),
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
            limits: limits,
            logger: logger
        )
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
                let live = LiveServer(
                    port: port,
                    temporary: folder,
                    store: store,
                    hub: server.hub,
                    files: server.files,
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
            "Tasks/Page/index.html": "<!doctype html><title>Tasks</title>",
            "Tasks/Page/app.js": "export const title = \"app.title\";", "Tasks/Page/style.css": "body {}",
            "Tasks/Page/icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>", "Tasks/Page/parts/row.js": "export {}",
            "Tasks/Page/.hidden.js": "secret", "Tasks/Page/.git/config.txt": "secret", "Tasks/Page/notes.md": "secret",
            "Tasks/Page/Server.swift": "secret", "Tasks/secret.txt": "secret", "Web/nod.js": "export {}",
            "Web/nod.d.ts": "export {}", "Web/nod.wasm": "\0asm",
            "Tasks/Page/pairing/pair.html": "<!doctype html><title>Pair</title>",
            "Tasks/Page/pairing/pair.js": "export {}", "Tasks/Page/pairing/pair.css": "body {}",
            "Tasks/Page/styles/palette.css": ":root {}", "Tasks/Page/styles/alone.css": "body {}",
            "Tasks/Page/missing.html": "<!doctype html><html lang=\"{{language}}\"><title>{{missing.title}}</title>",
            "Studio/studio.html": "<!doctype html><title>{{studio.title}}</title>",
            "Studio/studio.js": "export const title = \"studio.undone\";", "Web/Exports.swift": "secret",
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

    /// A connection on which the head of a request was sent, its lines as they stand here.
    func raw(
        _ request: String,
        _ lines: String...,
        to address: String = "127.0.0.1",
        host: String? = nil,
        receiveBuffer: Int32? = nil
    ) throws -> RawConnection {
        let connection = try RawConnection(port: port, address: address, receiveBuffer: receiveBuffer)
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
