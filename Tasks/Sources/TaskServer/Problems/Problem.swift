import Foundation
import Hummingbird
import TaskStore
@_exported import TaskTexts

/// An error answer (RFC 9457). Never contains messages of the database or the system.
struct Problem: Error, Equatable, Sendable {
    let status: HTTPResponse.Status
    /// Stable across versions; the page translates some (`problem.NAME` in Tasks/Texts).
    let name: String
    /// A sentence in English with the fault and the fix.
    let detail: String
    var values: [String: Sentence.Value] = [:]
    var field: String?
    var allow: [HTTPRequest.Method] = []

    init(_ status: HTTPResponse.Status, _ name: String, _ detail: String, field: String? = nil) {
        (self.status, self.name, self.detail, self.field) = (status, name, detail, field)
    }

    /// A problem with a text that the page has, too.
    init(_ status: HTTPResponse.Status, _ sentence: Sentence, field: String? = nil) {
        self.init(status, sentence.problemName, Texts.english.text(sentence), field: field)
        values = sentence.values
    }
}

extension Sentence {
    var problemName: String { String(key.dropFirst("problem.".count)) }
}

extension Problem {
    static func invalid(_ field: String, _ status: HTTPResponse.Status = .badRequest) -> Problem {
        let detail = "“\(field)” can't have this value. /api/openapi.yaml says which it can."
        return Problem(status, "invalid", detail, field: field)
    }

    static func unknown(_ kind: String, _ name: String, known: [String]) -> Problem {
        let list = known.joined(separator: ", ")
        return Problem(.badRequest, "unknown", "There is no \(kind) “\(name)” here. Valid are \(list).", field: name)
    }

    static func missing(_ field: String) -> Problem {
        Problem(.unprocessableContent, "missing", "“\(field)” is missing.", field: field)
    }

    static func foreign(_ home: String) -> Problem {
        Problem(.forbidden, "foreign", "Requests under another name or from other sites aren't accepted. Open \(home).")
    }

    static func methodNotAllowed(_ allow: [HTTPRequest.Method]) -> Problem {
        let list = allow.map(\.rawValue).joined(separator: ", ")
        var problem = Problem(.methodNotAllowed, "method", "This address accepts \(list) only.")
        problem.allow = allow
        return problem
    }

    static let noSuchPath =
        Problem(.notFound, "noPath", "There is nothing at this address. /api/openapi.yaml lists every address.")
    static let tooLarge = Problem(.contentTooLarge, "tooLarge", "The body is too large. Send at most 64 KB.")
    static let notJSON = Problem(
        .unsupportedMediaType,
        "notJSON",
        "The body must be JSON. Send it as application/json."
    )
    static let notLetIn = Problem(
        .unauthorized,
        "notLetIn",
        "This device isn't let in. Ask for a link on the computer where Tasks is running, and open it here."
    )
    static let stranger = Problem(.forbidden, "stranger", "Only devices on the same network are let in.")
    static let unexpected = Problem(.internalServerError, "problem.unexpected")
}

extension Problem: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: JSONKey.self)
        for (name, value) in values { try container.encode(value, forKey: JSONKey(name)) }
        try container.encode("/problems/\(name)", forKey: "type")
        try container.encode(status.reasonPhrase, forKey: "title")
        try container.encode(status.code, forKey: "status")
        try container.encode(detail, forKey: "detail")
        try container.encodeIfPresent(field, forKey: "field")
    }

    var response: Response {
        var headers: HTTPFields = [.contentType: "application/problem+json", .cacheControl: "no-store"]
        if !allow.isEmpty { headers[.allow] = allow.map(\.rawValue).joined(separator: ", ") }
        // A 401 requires a scheme (RFC 9110, 11.6.1); browsers leave an unknown one to the page.
        if status == .unauthorized { headers[.wwwAuthenticate] = "Link" }
        let body = (try? JSON.encode(self)) ?? Data()
        return Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
    }
}

extension Sentence.Value: Encodable {
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text): try text.encode(to: encoder)
        case .number(let number): try number.encode(to: encoder)
        }
    }
}

extension Problem {
    init?(_ error: any Error) {
        switch error {
        case let problem as Problem: self = problem
        case let invalid as InvalidValue: self.init(invalid)
        case let error as StoreError: self.init(error)
        case let error as HTTPError where error.status == .notFound: self = .noSuchPath
        default:
            guard let problem = DiskProblem(error) else { return nil }
            self.init(problem)
        }
    }

    private init(_ invalid: InvalidValue) {
        switch invalid.reason {
        case .empty, .tooLong, .tooMany, .tooManyMarks, .taken:
            self.init(.unprocessableContent, Sentence(invalid), field: invalid.field)
        case .notAllowed: self = .invalid(invalid.field, .unprocessableContent)
        }
    }

    private init(_ problem: DiskProblem) {
        switch problem {
        case .full: self.init(.insufficientStorage, Sentence(problem))
        case .failing, .busy: self.init(.serviceUnavailable, Sentence(problem))
        case .damaged: self.init(.internalServerError, Sentence(problem))
        }
    }

    private init(_ error: StoreError) {
        switch error {
        case .noTask(let id):
            self.init(.notFound, Sentence("problem.noTask", ["id": .text(String(id))]), field: "id")
        case .noCollection(let id):
            self.init(.notFound, Sentence("problem.noCollection", ["id": .text(String(id))]), field: "id")
        case .keyReused:
            let detail = "This Idempotency-Key was used for another request. Use a new one for each write."
            self.init(.unprocessableContent, "keyReused", detail, field: "Idempotency-Key")
        }
    }
}

extension HTTPResponse.Status {
    /// RFC 4918, 11.5; HTTPTypes doesn't define it.
    fileprivate static let insufficientStorage = Self(code: 507, reasonPhrase: "Insufficient Storage")
}

extension Sentence {
    public init(_ problem: DiskProblem) { self.init("problem.disk.\(problem.rawValue)") }
}
