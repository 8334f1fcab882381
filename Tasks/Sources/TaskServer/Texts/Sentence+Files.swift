import TaskFormats

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
}
