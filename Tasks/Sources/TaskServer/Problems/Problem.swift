import Foundation
import Hummingbird
import TaskTexts

/// An error as a client gets it (RFC 9457), never with the text of the database or the machine.
struct Problem: Error, Equatable, Sendable {
    let status: HTTPResponse.Status
    /// Stays the same in every version; the page has its own text for some (`problem.NAME` in Tasks/Texts).
    let name: String
    /// A sentence in English that names the fault and the fix.
    let detail: String
    /// What the sentence names, for a translation.
    var values: [String: Sentence.Value] = [:]
    /// The field at fault, if there is one.
    var field: String?
    /// The methods that a path has, for 405.
    var allow: [HTTPRequest.Method] = []
    /// Seconds after which trying again makes sense.
    var retryAfter: Int?

    init(_ status: HTTPResponse.Status, _ name: String, _ detail: String, field: String? = nil) {
        (self.status, self.name, self.detail, self.field) = (status, name, detail, field)
    }

    /// With a text that the page has too.
    init(_ status: HTTPResponse.Status, _ sentence: Sentence, field: String? = nil) {
        self.init(status, sentence.problemName, Texts.english.text(sentence), field: field)
        values = sentence.values
    }
}

extension Sentence {
    /// `tooLong.title` of `problem.tooLong.title`.
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
    static let fileTooLarge = Problem(.contentTooLarge, "problem.file.tooLarge")
    static let notJSON = Problem(
        .unsupportedMediaType,
        "notJSON",
        "The body must be JSON. Send it as application/json."
    )
    static let isForm =
        Problem(.unsupportedMediaType, "form", "The body must be the file itself, without a form around it.")
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
        headers[.retryAfter] = retryAfter.map(String.init)
        // A 401 has to name a scheme (RFC 9110, 11.6.1); browsers leave one they don't know to the page.
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
