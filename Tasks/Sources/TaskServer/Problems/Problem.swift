import HTTPTypes

/// An error as people see it (RFC 9457), never with the text of the database or the machine.
struct Problem: Error, Equatable, Sendable {
    let status: HTTPResponse.Status
    /// A sentence that names what is to blame and the way out.
    let detail: Sentence
    /// The field to blame, when there is one.
    var field: String?
    /// The line of the body to blame, when there is one.
    var line: Int?
    /// The methods that a path has, for 405.
    var allow: [String] = []
    /// How long trying again is no use.
    var retryAfter: Duration?
}

extension Problem {
    static func badRequest(_ detail: Sentence, field: String? = nil) -> Problem {
        Problem(status: .badRequest, detail: detail, field: field)
    }

    static func mustBe(_ field: String, _ value: Sentence.Value) -> Problem {
        .badRequest(.mustBe(field, value), field: field)
    }

    static func unknown(_ key: String, _ name: String, known: [String]) -> Problem {
        let values = ["name": Sentence.Value.text(name), "known": .text(known.joined(separator: ", "))]
        return .badRequest(Sentence(key, values), field: name)
    }

    static func invalid(_ field: String, _ detail: Sentence) -> Problem {
        Problem(status: .unprocessableContent, detail: detail, field: field)
    }

    static func forbidden(_ detail: Sentence) -> Problem { Problem(status: .forbidden, detail: detail) }

    static let noSuchPath = Problem(status: .notFound, detail: "problem.noPath")

    static func methodNotAllowed(_ allow: [String]) -> Problem {
        Problem(
            status: .methodNotAllowed,
            detail: Sentence("problem.method", ["methods": .text(allow.joined(separator: ", "))]),
            allow: allow
        )
    }

    static let tooLarge = Problem(status: .contentTooLarge, detail: "problem.body.tooLarge")
    static let fileTooLarge = Problem(status: .contentTooLarge, detail: "problem.file.tooLarge")
    static let headersTooLarge = Problem(status: .requestHeaderFieldsTooLarge, detail: "problem.request.headers")
    static let notHTTP = Problem(status: .badRequest, detail: "problem.request.form")
    static let tooSlow = Problem(status: .requestTimeout, detail: "problem.request.slow")
    static let busy = Problem(status: .serviceUnavailable, detail: "problem.busy", retryAfter: .seconds(4))
    static let isPacked = Problem(status: .unsupportedMediaType, detail: "problem.body.packed")
    static let notJSON = Problem(status: .unsupportedMediaType, detail: "problem.body.type")
    static let isForm = Problem(status: .unsupportedMediaType, detail: "problem.body.form")
    static let noEncoding = Problem(status: .notAcceptable, detail: "problem.noEncoding")
    static let unexpected = Problem(status: .internalServerError, detail: "problem.unexpected")
}
