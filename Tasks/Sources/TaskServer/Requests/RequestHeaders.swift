import Foundation
import Hummingbird
import TaskStore

extension Request {
    /// The key under which this write happens once; nil when the client sent none.
    func onceKey(body: Data) throws(Problem) -> OnceKey? {
        guard let key = headers[.idempotencyKey] else { return nil }
        guard (1...200).contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw .mustBe("Idempotency-Key", .sentence("problem.type.key"))
        }
        return OnceKey(key: key, request: Data("\(method.rawValue) \(head.path ?? "")\n".utf8) + body)
    }

    /// Which of the open pages sent this, so that it can tell its own changes from others'.
    var client: String? { headers[.nodClient].map { String($0.prefix(200)) } }

    /// The body as JSON's bytes; empty when there is none.
    func json(required: Bool) async throws -> Data {
        // A length that is announced is refused before anything is read.
        if let length = headers[.contentLength].flatMap({ Int($0) }), length > Self.bodyLimit { throw Problem.tooLarge }
        var data = Data()
        for try await part in body {
            data.append(contentsOf: part.readableBytesView)
            if data.count > Self.bodyLimit { throw Problem.tooLarge }
        }
        if (required || !data.isEmpty) && !isJSON { throw Problem.notJSON }
        return data
    }

    static let bodyLimit = 65_536

    private var isJSON: Bool {
        let type = headers[.contentType]?.split(separator: ";").first ?? ""
        return type.trimmingCharacters(in: .whitespaces).lowercased() == "application/json"
    }
}
