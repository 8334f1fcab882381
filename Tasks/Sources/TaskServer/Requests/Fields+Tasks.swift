import TaskStore

extension Fields {
    /// The new task that the body describes.
    func taskDraft() throws -> TaskDraft {
        try allow(only: ["title", "notes", "column", "due", "priority", "collections", "completed", "captured"])
        guard let title = try text("title") else {
            throw Problem.invalid("title", "problem.missing.title")
        }
        var draft = TaskDraft(title: title)
        draft.notes = try text("notes") ?? ""
        draft.column = try column() ?? .todo
        draft.due = try due() ?? nil
        draft.priority = try priority() ?? nil
        draft.collections = try ids("collections") ?? []
        switch (try flag("completed"), draft.column, try text("column")) {
        case (true, let column, let asked) where asked != nil && column != .done: throw Self.contradiction
        case (false, .done, _): throw Self.contradiction
        case (true, _, _): draft.column = .done
        default: break
        }
        return draft
    }

    /// The change that the body asks for.
    func taskEdit() throws -> TaskEdit {
        try allow(only: ["title", "notes", "column", "position", "due", "priority", "completed"])
        var edit = TaskEdit()
        edit.title = try text("title")
        edit.notes = try text("notes")
        edit.position = try number("position")
        edit.due = try due()
        edit.priority = try priority()
        edit.move = try move()
        return edit
    }

    private func move() throws -> TaskEdit.Move? {
        switch (try flag("completed"), try column()) {
        case (nil, nil): nil
        case (nil, let column?): .to(column)
        case (true, nil), (true, .done): .complete
        case (false, nil): .reopen
        case (false, let column?) where column != .done: .to(column)
        default: throw Self.contradiction
        }
    }

    private static let contradiction = Problem.invalid("completed", "problem.contradiction")

    private func column() throws -> TaskColumn? {
        let names = TaskColumn.allCases.map(\.rawValue)
        return try text("column").map { try value($0, of: "column", .choice(names), TaskColumn.init) }
    }

    private func due() throws -> Day?? {
        try optionalText("due").map { try $0.map { try value($0, of: "due", .sentence("problem.type.day"), Day.init) } }
    }

    private func priority() throws -> Priority?? {
        try optionalText("priority").map {
            try $0.map { try value($0, of: "priority", .sentence("problem.type.letter"), Priority.init) }
        }
    }

    private func value<Value>(
        _ text: String,
        of field: String,
        _ type: Sentence.Value,
        _ make: (String) -> Value?
    ) throws -> Value {
        guard let value = make(text) else { throw Problem.invalid(field, .mustBe(field, type)) }
        return value
    }
}
