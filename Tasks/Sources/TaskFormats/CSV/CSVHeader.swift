/// The names of a table's columns.
struct CSVHeader: Equatable {
    let names: [String]

    /// As Todoist writes them today.
    static let todoist = CSVHeader(names: [
        "TYPE", "CONTENT", "DESCRIPTION", "PRIORITY", "INDENT", "AUTHOR", "RESPONSIBLE", "DATE", "DATE_LANG",
        "TIMEZONE", "DURATION", "DURATION_UNIT",
    ])

    init(names: [String]) { self.names = names }

    /// nil when it isn't Todoist's.
    init?(fields: [String]) {
        names = fields.map { String($0.filter { !$0.isWhitespace }).uppercased() }
        guard names.contains("TYPE"), names.contains("CONTENT") else { return nil }
    }

    init?(line: String) {
        guard let record = CSVRecords(line.utf8).records.first else { return nil }
        self.init(fields: record.fields)
    }

    /// The fields by their names; later ones of the same name, and empty ones, count for nothing.
    func values(_ fields: [String]) -> [String: String] {
        Dictionary(zip(names, fields).filter { !$1.isEmpty }, uniquingKeysWith: { first, _ in first })
    }

    func fields(_ values: [String: String]) -> [String] { names.map { values[$0] ?? "" } }
}
