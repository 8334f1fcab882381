import HTTPTypes
import TaskFormats
import TaskStore

extension Problem {
    /// The problem that an error of the store means; nil for what nobody expected.
    init?(_ error: any Error) {
        switch error {
        case let problem as Problem: self = problem
        case let invalid as InvalidValue: self = .invalid(invalid.field, Sentence(invalid))
        case let file as FileProblem:
            self.init(status: .unprocessableContent, detail: Sentence(file), line: file.line)
        case let error as StoreError: self.init(storeError: error)
        default:
            guard let problem = DiskProblem(error) else { return nil }
            self.init(problem)
        }
    }

    private init(_ problem: DiskProblem) {
        switch problem {
        case .full: self.init(status: .insufficientStorage, detail: Sentence(problem))
        case .failing, .busy:
            self.init(status: .serviceUnavailable, detail: Sentence(problem), retryAfter: .seconds(1))
        case .damaged: self.init(status: .internalServerError, detail: Sentence(problem))
        }
    }

    private init(storeError: StoreError) {
        switch storeError {
        case .noTask(let id):
            let detail = Sentence("problem.noTask", ["id": .text(String(id))])
            self.init(status: .notFound, detail: detail, field: "id")
        case .noCollection(let id):
            let detail = Sentence("problem.noCollection", ["id": .text(String(id))])
            self.init(status: .notFound, detail: detail, field: "id")
        case .keyReused:
            self = .invalid("Idempotency-Key", "problem.keyReused")
        }
    }
}

extension HTTPResponse.Status {
    /// RFC 4918, 11.5; HTTPTypes has no name for it.
    fileprivate static let insufficientStorage = Self(code: 507)
}
