import Crypto
import Foundation
import Hummingbird
import TaskStore

extension Request {
    /// The key under which this write happens once; nil when the client sent none.
    func onceKey(body: Data) throws(Problem) -> OnceKey? {
        guard let key = headers[.idempotencyKey] else { return nil }
        guard (1...Self.onceKeyLimit).contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw .mustBe("Idempotency-Key", .sentence("problem.type.key"))
        }
        // A file is known by its hash, so that what is kept stays small.
        let content = body.count > Self.jsonLimit ? Data(SHA256.hash(data: body)) : body
        return OnceKey(key: key, request: Data("\(method.rawValue) \(head.path ?? "")\n".utf8) + content)
    }

    /// Whether someone opened an address, rather than a page or a program asking for a file.
    var wantsPage: Bool {
        let path = uri.path
        guard method == .get || method == .head, path != "/api", !path.hasPrefix("/api/") else { return false }
        return headers[.accept]?.contains("text/html") ?? false
    }

    /// Which of the open pages sent this, so that it can tell its own changes from others'.
    var client: String? { headers[.nodClient].map { String($0.prefix(Self.clientLimit)) } }

    /// The body as JSON's bytes; empty when there is none.
    func json(required: Bool) async throws -> Data {
        let data = try await data(upTo: Self.jsonLimit, else: .tooLarge)
        if (required || !data.isEmpty) && mediaType != "application/json" { throw Problem.notJSON }
        return data
    }

    /// The body as a file's bytes, of whatever type the browser takes it for. Ten thousand tasks are about 2 MB.
    func file() async throws -> Data {
        if mediaType == "multipart/form-data" { throw Problem.isForm }
        return try await data(upTo: Self.fileLimit, else: .fileTooLarge)
    }

    /// Characters.
    static let onceKeyLimit = 200
    static let clientLimit = 200
    /// Bytes.
    static let jsonLimit = 64 << 10
    static let fileLimit = 16 << 20

    private func data(upTo limit: Int, else problem: Problem) async throws -> Data {
        // A length that is announced is refused before anything is read.
        if let length = headers[.contentLength].flatMap({ Int($0) }), length > limit { throw problem }
        var data = Data()
        for try await part in body {
            data.append(contentsOf: part.readableBytesView)
            if data.count > limit { throw problem }
        }
        return data
    }

    private var mediaType: String {
        let type = headers[.contentType]?.split(separator: ";").first ?? ""
        return type.trimmingCharacters(in: .whitespaces).lowercased()
    }
}
