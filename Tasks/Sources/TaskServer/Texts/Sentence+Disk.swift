import TaskStore

extension Sentence {
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
