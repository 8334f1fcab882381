import Foundation

/// The contents of a file: the tasks, and the lines that could not be read.
public struct ImportFile: Sendable, Equatable {
    public var entries: [ImportEntry] = []
    public var problems: [LineProblem] = []

    /// - Throws: `FileProblem` when nothing of it can be read.
    public init(_ data: Data, format: FileFormat) throws(FileProblem) {
        self =
            switch format {
            case .todotxt: try TodoTxtReader.read(data)
            case .json: try JSONReader.read(data)
            }
    }

    init() {}

    /// Takes an entry that the store will take, or notes why it won't.
    mutating func add(_ entry: ImportEntry, line: Int) {
        do throws(LineProblem) {
            do { try entry.check() } catch { throw LineProblem(line: line, reason: .invalid(error)) }
            entries.append(entry)
        } catch {
            problems.append(error)
        }
    }
}
