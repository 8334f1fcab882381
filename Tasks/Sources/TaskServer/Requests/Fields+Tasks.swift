import TaskStore

extension Fields {
    static let ofNewTask = ["title", "notes", "column", "due", "priority", "collections", "completed", "captured"]
    static let ofTask = ["title", "notes", "column", "position", "due", "priority", "completed"]

    /// The new task that the body describes.
    func taskDraft() throws(Problem) -> TaskDraft {
        guard let title: String = try value("title") else { throw .missing("title") }
        var draft = TaskDraft(title: title)
        draft.notes = try value("notes") ?? ""
        draft.due = try nullable("due", Day.init) ?? nil
        draft.priority = try nullable("priority", Priority.init) ?? nil
        draft.collections = try value("collections") ?? []
        switch try move() {
        case nil, .reopen: break
        case .complete: draft.column = .done
        case .to(let column): draft.column = column
        }
        return draft
    }

    /// The change that the body asks for.
    func taskEdit() throws(Problem) -> TaskEdit {
        var edit = TaskEdit()
        edit.title = try value("title")
        edit.notes = try value("notes")
        edit.position = try value("position")
        edit.due = try nullable("due", Day.init)
        edit.priority = try nullable("priority", Priority.init)
        edit.move = try move()
        return edit
    }

    /// - Throws: 422 for a task that would be in `done` without being completed, or the other way round.
    private func move() throws(Problem) -> TaskEdit.Move? {
        let isCompleted: Bool? = try value("completed")
        let column = try value("column", TaskColumn.init)
        switch (isCompleted, column) {
        case (nil, nil): return nil
        case (nil, let column?): return .to(column)
        case (true, nil), (true, .done): return .complete
        case (false, nil): return .reopen
        case (false, let column?) where column != .done: return .to(column)
        default:
            let detail = "“completed” and “column” contradict each other. Send one of them."
            throw Problem(.unprocessableContent, "contradiction", detail, field: "completed")
        }
    }

    /// The settings that the body changes.
    func settingValues() throws(Problem) -> [String: SettingValue] {
        var values: [String: SettingValue] = [:]
        for name in names { values[name] = try value(name) }
        return values
    }
}
