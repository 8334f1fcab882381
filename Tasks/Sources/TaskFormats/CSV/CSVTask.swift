import TaskStore

/// A task as rows of Todoist's table: its own row, and the rows of its comments.
///
/// As an origin it is the header and then the rows as they stood in the file, so that each explains itself.
struct CSVTask: Equatable {
    let header: CSVHeader
    /// The task's row by column. What we don't know (indent, author, “every monday”) stays in it.
    var values: [String: String]
    var comments: [[String: String]] = []
    /// The rows as they stood in the file.
    private(set) var raw: [String]

    init(header: CSVHeader, row: CSVRecord) {
        self.header = header
        values = header.values(row.fields)
        raw = [row.raw]
    }

    mutating func add(comment row: CSVRecord) {
        comments.append(header.values(row.fields))
        raw.append(row.raw)
    }

    /// - Returns: nil for what this program never wrote.
    init?(origin: String) {
        let records = CSVRecords(origin.utf8).records
        guard records.count >= 2, let header = CSVHeader(fields: records[0].fields) else { return nil }
        self.init(header: header, row: records[1])
        for record in records.dropFirst(2) { add(comment: record) }
    }

    var origin: String { ([CSVRecord.text(header.names)] + raw).joined(separator: "\n") }

    /// The same task has the same identity whatever columns its table has.
    var identity: String {
        ([values] + comments).map { row in
            row.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "\u{1F}")
        }.joined(separator: "\u{1E}")
    }
}

extension CSVTask {
    var title: String { LineText.cleaned(values["CONTENT"] ?? "") }

    /// The description and the comments, a blank line between them.
    var notes: String {
        ([values["DESCRIPTION"]] + comments.map { $0["CONTENT"] }).compactMap(\.self).joined(separator: "\n\n")
    }

    /// Todoist's 1 is the most urgent, its 4 is none.
    var priority: Priority? {
        switch values["PRIORITY"] {
        case "1": Priority("A")
        case "2": Priority("B")
        case "3": Priority("C")
        default: nil
        }
    }

    /// The day, when the date is one; “every monday” is kept, and shown nowhere.
    var due: Day? { values["DATE"].flatMap { Day($0.prefix(10)) } }

    /// Our own column: Todoist writes open tasks only.
    var completedAt: Instant? { values["COMPLETED"].flatMap { text in Instant(text) ?? Day(text).map { Instant($0) } } }
}

extension CSVTask {
    /// The rows that a task is now: those it came from with what changed since, or new ones.
    init(record: TaskRecord) {
        let task = record.task
        if let origin = record.origin, origin.format == FileFormat.csv.rawValue, let came = CSVTask(origin: origin.text)
        {
            self = came
        } else {
            header = .todoist
            values = ["TYPE": "task", "PRIORITY": "4", "INDENT": "1"]
            raw = []
        }
        update(to: task)
    }

    private mutating func update(to task: TaskItem) {
        let before = values
        if title != task.title { values["CONTENT"] = task.title }
        if notes != task.notes {
            values["DESCRIPTION"] = task.notes.isEmpty ? nil : task.notes
            comments = []
            raw = []
        }
        if priority != task.priority { values["PRIORITY"] = Self.number(task.priority) }
        if due != task.due { values["DATE"] = task.due?.description }
        if completedAt != task.completedAt { values["COMPLETED"] = task.completedAt?.description }
        if values != before { raw = [] }
    }

    private static func number(_ priority: Priority?) -> String {
        switch priority?.letter {
        case "A": "1"
        case "B": "2"
        case nil: "4"
        default: "3"
        }
    }
}
