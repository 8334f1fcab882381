import Testing

@testable import TaskServer

@Suite("The API's description", .server)
struct OpenAPITests {
    @Test("is served, and names every route the server has, and no other; schemathesis tests what each does")
    func namesEveryRoute() async throws {
        let answer = try await server.send("GET", "/api/openapi.yaml")
        #expect(answer.headers["content-type"] == "application/yaml; charset=utf-8")
        var (path, described) = ("", [String]())
        for line in answer.text.split(separator: "\n") {
            if let found = line.wholeMatch(of: #/\ {2}(/api/.*):/#) { path = String(found.1) }
            if let found = line.wholeMatch(of: /\ {4}(get|put|post|patch|delete):/) {
                described.append("\(found.1.uppercased()) \(path)")
            }
        }
        let methods = ["GET", "PUT", "POST", "PATCH", "DELETE"]
        var answered: [String] = []
        for route in server.routes where methods.contains(where: { route.hasPrefix($0 + " /api/") }) {
            let path = route.replacing("{id}", with: "1").replacing("{taskId}", with: "1")
            if try await server.raw(path, "Connection: close").status() != 405 { answered.append(route) }
        }
        #expect(answered.sorted() == described.sorted())
    }
}
