import Foundation
import TestSupport
import Testing

@testable import TaskServer

/// A page of another site can give its own name our address. Its requests come from this computer, and look like ours but for the
/// name.
@Suite("Under a foreign name", .server)
struct RebindingTests {
    /// Each route of the API, and what else there is.
    private static let requests: [(method: String, path: String)] =
        Routes.all.map { route in
            let path = route.path.text.replacing("{id}", with: "1").replacing("{taskId}", with: "1")
            return (route.method.rawValue, path)
        } + ["/", "/app.js", "/board", "/nod/nod.wasm", "/icon.svg", "/pair", "/sw.js", "/nothing"].map { ("GET", $0) }

    @Test("nothing is answered: no route, no stream, no file")
    func answersNothing() async throws {
        for (method, path) in Self.requests {
            for host in ["evil.example", "evil.example:\(server.port)"] {
                let answer = try await server.raw("\(method) \(path)", "Connection: close", host: host).status()
                #expect(answer == 403, "\(method) \(path) of \(host)")
            }
            // The browser says which page asks; reading is no use to it, as nothing allows it to see the answer.
            let origin = "Origin: http://evil.example:\(server.port)"
            #expect(try await server.raw("\(method) \(path)", origin).status() == 403, "\(method) \(path)")
        }
    }

    @Test("it makes no difference how the name is written")
    func isExact() async throws {
        let port = server.port
        for host in [
            "localhost.:\(port)", "127.0.0.1.:\(port)", "localhost.evil.example:\(port)", "evil.localhost:\(port)",
            "127.1:\(port)", "0x7f000001:\(port)", "2130706433:\(port)", "127.000.000.001:\(port)", "[::]:\(port)",
            "[::ffff:127.0.0.1]:\(port)", "[0:0:0:0:0:0:0:1]:\(port)", "::1:\(port)", "localhost:0\(port)", "localhost",
            "localhost:\(port)0", "user@localhost:\(port)", "localhost:\(port)@evil.example",
            "localhost:\(port),evil.example",
            "localhost:\(port)/", "localhost:\(port)#", "", "localhost:", "localhost:80", "xn--localhost:\(port)",
        ] {
            #expect(try await server.raw("GET /api/tasks", host: host).status() == 403, "\(host)")
        }
        for host in ["LocalHost:\(port)", "[::1]:\(port)", " localhost:\(port) "] {
            #expect(try await server.raw("GET /api/tasks", host: host).status() == 200, "\(host)")
        }
    }

    @Test("a second name beside ours is refused, in Host or in the target; the target's counts")
    func hasOneName() async throws {
        let port = server.port
        let (own, evil) = ("127.0.0.1:\(port)", "evil.example")
        func status(_ target: String, _ hosts: String...) async throws -> Int {
            let connection = try RawConnection(port: port)
            connection.send("GET \(target) HTTP/1.1\r\n" + hosts.map { "Host: \($0)\r\n" }.joined() + "\r\n")
            return await connection.status()
        }
        #expect(try await status("/api/tasks", own, evil) == 400)
        #expect(try await status("/api/tasks", evil, own) == 400)
        #expect(try await status("/api/tasks", own, own) == 400)
        #expect(try await status("/api/tasks") == 403)
        for target in [
            "http://\(evil)/api/tasks", "HTTP://\(evil):\(port)/", "https://\(evil)?\(own)", "http://\(own)@\(evil)/",
            "http:///",
        ] {
            #expect(try await status(target, own) == 403, "\(target)")
        }
        #expect(try await status("http://\(own)/api/tasks", own) == 200)
        #expect(try await status("http://\(own)/api/tasks", evil) == 200)
        for target in ["ftp://\(own)/", "\(own)", "file:///etc/passwd", "api/tasks", "?a"] {
            #expect(try await status(target, own) == 400, "\(target)")
        }
        // Two slashes are a path, not a name.
        #expect(try await status("//\(evil)/api/tasks", own) == 404)
    }
}
