import TaskFormats
import TaskStore
/// Who imports the server has the texts it speaks by.
@_exported import TaskTexts

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
