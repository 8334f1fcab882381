import TaskValues

extension Sentence {
    /// Why a field can't take a value, and what it can.
    package init(_ invalid: InvalidValue) {
        let field = invalid.field
        switch invalid.reason {
        case .empty: self.init("problem.empty.\(field)")
        case .tooLong(let limit): self.init("problem.tooLong.\(field)", ["limit": .number(limit)])
        case .tooManyMarks: self.init("problem.tooManyMarks.\(field)")
        case .taken(let name): self.init("problem.taken", ["name": .text(name)])
        // No page and no app sends such a value.
        case .outOfRange, .noSetting, .notAllowed: self.init("problem.unexpected")
        }
    }
}
