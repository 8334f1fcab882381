import Foundation
import TestSupport
import Testing

@testable import TaskServer

/// A page of another site can give its own name our address. Its requests come from this computer, and look like ours but for the
/// name.
@Suite("Under a foreign name", .server)
struct RebindingTests {
    /// Each route of the API, and what else there is.
    private static var requests: [String] {
        let routes = server.routes.map { route in
            route.replacing("{id}", with: "1").replacing("{taskId}", with: "1").replacing("**", with: "nothing")
        }
        return routes + ["/app.js", "/board", "/nod/nod.wasm", "/icon.svg", "/share", "/sw.js"].map { "GET \($0)" }
    }

    @Test("nothing is answered: no route, no stream, no file")
    func answersNothing() async throws {
        for request in Self.requests {
            for host in ["evil.example", "evil.example:\(server.port)"] {
                let answer = try await server.raw(request, "Connection: close", host: host).status()
                #expect(answer == 403, "\(request) of \(host)")
            }
            // The browser says which page asks; reading is no use to it, as nothing allows it to see the answer.
            let origin = "Origin: http://evil.example:\(server.port)"
            #expect(try await server.raw(request, origin).status() == 403, "\(request)")
        }
    }

    @Test("it makes no difference how the name is written")
    func isExact() async throws {
        let port = server.port
        for host in [
            "127.0.0.1:1", "0.0.0.0:\(port)", "localhost.:\(port)", "127.0.0.1.:\(port)",
            "localhost.evil.example:\(port)", "evil.localhost:\(port)",
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

    @Test("a second name beside ours is refused, and Host is what counts")
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
        // Hummingbird takes the name from Host alone, whatever the target says.
        #expect(try await status("http://\(own)/api/tasks", evil) == 403)
        for target in ["\(own)", "api/tasks", "?a"] {
            #expect(try await status(target, own) == 400, "\(target)")
        }
        // Two slashes are a path, not a name.
        #expect(try await status("//\(evil)/api/tasks", own) == 404)
    }
}
