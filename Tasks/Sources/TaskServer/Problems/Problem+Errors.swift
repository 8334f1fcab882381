import Hummingbird
import TaskFormats
import TaskStore
// Who imports the server has the texts it speaks by.
@_exported import TaskTexts

extension Problem {
    /// The problem that an error means; nil for an unexpected one.
    init?(_ error: any Error) {
        switch error {
        case let problem as Problem: self = problem
        case let invalid as InvalidValue: self.init(invalid)
        case let file as FileProblem: self.init(.unprocessableContent, Sentence(file))
        case let error as StoreError: self.init(error)
        case let error as HTTPError where error.status == .notFound: self = .noSuchPath
        default:
            guard let problem = DiskProblem(error) else { return nil }
            self.init(problem)
        }
    }

    private init(_ invalid: InvalidValue) {
        switch invalid.reason {
        case .empty, .tooLong, .tooManyMarks, .taken:
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
        if status == .serviceUnavailable { retryAfter = 2 }
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
    /// RFC 4918, 11.5; HTTPTypes has no name for it.
    fileprivate static let insufficientStorage = Self(code: 507, reasonPhrase: "Insufficient Storage")
}

extension Sentence {
    /// Why a line of a file could not be read.
    public init(_ problem: LineProblem) {
        switch problem.reason {
        case .notUTF8: self = "problem.line.notUTF8"
        case .incomplete: self = "problem.line.incomplete"
        case .unreadable(let field, let value):
            self.init("problem.line.unreadable", ["field": .text(field), "value": .text(value)])
        case .invalid(let invalid): self.init(invalid)
        }
    }

    /// Why a whole file can't be read.
    public init(_ problem: FileProblem) {
        switch problem {
        case .unknownFormat: self = "problem.file.unknownFormat"
        case .notUTF8: self = "problem.file.notUTF8"
        case .notJSON(let line?): self.init("problem.file.notJSONAt", ["line": .number(line)])
        case .notJSON(nil): self = "problem.file.notJSON"
        case .notOurJSON: self = "problem.file.notOurJSON"
        case .newerJSON(let version): self.init("problem.file.newerJSON", ["version": .text(String(version))])
        }
    }

    /// Why the disk refused a read or write, and what to do.
    public init(_ problem: DiskProblem) {
        switch problem {
        case .full: self = "problem.disk.full"
        case .failing: self = "problem.disk.failing"
        case .busy: self = "problem.disk.busy"
        case .damaged: self = "problem.disk.damaged"
        }
    }
}
