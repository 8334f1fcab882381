import TaskFormats
import TaskStore

extension Problem {
    /// The problem that an error of the store means; nil for what nobody expected.
    init?(_ error: any Error) {
        switch error {
        case let problem as Problem: self = problem
        case let invalid as InvalidValue: self = .invalid(invalid.field, invalid.reason)
        case let file as FileProblem:
            self.init(status: .unprocessableContent, detail: file.description, line: file.line)
        case let error as StoreError: self.init(storeError: error)
        default: return nil
        }
    }

    private init(storeError: StoreError) {
        switch storeError {
        case .noTask(let id):
            self.init(
                status: .notFound,
                detail: "There is no task \(id). It may be in the bin, or never was.",
                field: "id"
            )
        case .noCollection(let id):
            self.init(
                status: .notFound,
                detail: "There is no collection \(id). It may be in the bin, or never was.",
                field: "id"
            )
        case .keyReused:
            self = .invalid(
                "Idempotency-Key",
                "This Idempotency-Key was used for another request. Use a new one for each write."
            )
        }
    }
}
