import TaskValues

extension Sentence {
    /// “field” must be this.
    package static func mustBe(_ field: String, _ value: Value) -> Sentence {
        Sentence("problem.mustBe", ["field": .text(field), "value": value])
    }

    /// Why a field can't take a value, and what it can.
    package init(_ invalid: InvalidValue) {
        let field = invalid.field
        switch invalid.reason {
        case .empty: self.init("problem.empty.\(field)")
        case .tooLong(let limit): self.init("problem.tooLong.\(field)", ["limit": .number(limit)])
        case .tooManyMarks: self.init("problem.tooManyMarks.\(field)")
        case .taken(let name): self.init("problem.taken", ["name": .text(name)])
        case .outOfRange: self.init("problem.outOfRange.\(field)")
        case .noSetting: self.init("problem.noSetting", ["name": .text(field)])
        case .notAllowed(let kind): self = .mustBe(field, .init(kind))
        }
    }
}

extension Sentence.Value {
    /// What a setting can be.
    package init(_ kind: Setting.Kind) {
        switch kind {
        case .flag: self = .sentence("problem.type.flag")
        case .level: self = .sentence("problem.type.level")
        case .choice(let choices, _): self = .choice(choices)
        }
    }
}
