import HTTPTypes

/// What went wrong, as a person is told (RFC 9457): never what the database or the machine said.
struct Problem: Error, Equatable, Sendable {
    let status: HTTPResponse.Status
    /// A sentence that names what is to blame and the way out.
    let detail: String
    /// The field to blame, when there is one.
    var field: String?
    /// The line of a file to blame, when there is one.
    var line: Int?
    /// The methods that a path has, for 405.
    var allow: [String] = []
}

extension Problem {
    static func badRequest(_ detail: String, field: String? = nil) -> Problem {
        Problem(status: .badRequest, detail: detail, field: field)
    }

    static func invalid(_ field: String, _ detail: String) -> Problem {
        Problem(status: .unprocessableContent, detail: detail, field: field)
    }

    static func forbidden(_ detail: String) -> Problem { Problem(status: .forbidden, detail: detail) }

    static let noSuchPath = Problem(
        status: .notFound,
        detail: "There is nothing at this address. /api/openapi.yaml lists what there is."
    )

    static func methodNotAllowed(_ allow: [String]) -> Problem {
        Problem(
            status: .methodNotAllowed,
            detail: "This address takes \(allow.joined(separator: ", ")) only.",
            allow: allow
        )
    }

    static let tooLarge = Problem(status: .contentTooLarge, detail: "The body is too large. Send at most 64 KB.")

    static let fileTooLarge = Problem(
        status: .contentTooLarge,
        detail: "The file is too large. Import at most 16 MB at a time."
    )

    static let notJSON = Problem(
        status: .unsupportedMediaType,
        detail: "The body must be JSON. Send it with Content-Type: application/json."
    )

    static let isForm = Problem(
        status: .unsupportedMediaType,
        detail: "The body must be the file itself. Send its content without a form around it."
    )

    static let noEncoding = Problem(
        status: .notAcceptable,
        detail: "Accept-Encoding refuses everything there is. Let it allow br, gzip or identity."
    )

    static let unexpected = Problem(
        status: .internalServerError,
        detail: "That didn't work, and it isn't your fault. Try again in a moment."
    )
}
