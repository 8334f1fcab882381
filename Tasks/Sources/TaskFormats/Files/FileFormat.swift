import Foundation

/// A format that tasks are read from and written to.
public enum FileFormat: String, Sendable, CaseIterable {
    /// One task a line, http://todotxt.org.
    case todotxt
    /// A table as Todoist writes it.
    case csv
    /// Everything, in our own words.
    case json
}

extension FileFormat {
    /// By the name's ending; else by what the file holds.
    ///
    /// - Throws: `FileProblem.unknownFormat` when neither tells.
    public init(fileName: String, content: Data) throws(FileProblem) {
        guard let format = Self(ending: fileName) ?? Self(content: content) else { throw .unknownFormat }
        self = format
    }

    /// The file name extension, without the dot.
    public var ending: String {
        switch self {
        case .todotxt: "txt"
        case .csv: "csv"
        case .json: "json"
        }
    }

    private init?(ending name: String) {
        let ending = (name as NSString).pathExtension.lowercased()
        guard let format = Self.allCases.first(where: { $0.ending == ending }) else { return nil }
        self = format
    }

    private init?(content: Data) {
        guard let lines = try? TextLines(content).lines, let first = lines.first?.text else { return nil }
        if first.first == "{" {
            self = .json
        } else if CSVHeader(line: first) != nil {
            self = .csv
        } else if lines.contains(where: { $0.text.map(TodoTxtLine.init)?.hasMarks == true }) {
            self = .todotxt
        } else {
            return nil
        }
    }
}
