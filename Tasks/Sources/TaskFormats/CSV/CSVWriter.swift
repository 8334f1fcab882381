import TaskStore

/// Writes the tasks as a project that Todoist imports: first those of no collection, then each collection as a section.
///
/// Todoist knows open tasks only; when some are completed, a column COMPLETED of our own says when.
enum CSVWriter {
    static func text(_ records: [TaskRecord]) -> String {
        let tasks = records.map { (section: $0.task.collections.first?.name, rows: CSVTask(record: $0)) }
        let header = header(for: tasks.map(\.rows))
        let bySection = Dictionary(grouping: tasks, by: \.section)
        var lines = [CSVRecord.text(header.names)]
        for section in sections(tasks.map(\.section)) {
            if let section { lines.append(CSVRecord.text(header.fields(["TYPE": "section", "CONTENT": section]))) }
            for task in bySection[section] ?? [] { lines += task.rows.lines(under: header) }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// In the order in which their first tasks stand; nil, for no section, comes first.
    private static func sections(_ names: [String?]) -> [String?] {
        var known: Set<String?> = [nil]
        return [nil] + names.filter { known.insert($0).inserted }
    }

    /// The columns that came, as they came; Todoist's, when none did.
    private static func header(for tasks: [CSVTask]) -> CSVHeader {
        var names = tasks.first { $0.header != .todoist && !$0.origin.isEmpty }?.header.names ?? CSVHeader.todoist.names
        let used = tasks.reduce(into: Set<String>()) { $0.formUnion($1.values.keys) }
        names += used.subtracting(names).sorted()
        return CSVHeader(names: names)
    }
}

extension CSVTask {
    /// Its rows; byte for byte those of the file, when nothing changed and the columns are the same.
    fileprivate func lines(under header: CSVHeader) -> [String] {
        if !raw.isEmpty, header == self.header { return raw }
        return ([values] + comments).map { CSVRecord.text(header.fields($0)) }
    }
}
