import Foundation

/// Known findings by file, rule and fingerprint.
/// Moved lines aren't new findings; a second finding of the same kind is.
public struct Baseline: Sendable, Equatable {
    public struct Entry: Sendable, Hashable, Codable {
        /// Relative to the baseline's folder.
        public var path: String
        public var rule: String
        public var fingerprint: String
    }

    public var entries: Set<Entry> = []

    public init() {}
}

extension Baseline {
    public struct Comparison: Sendable, Equatable {
        public var new: [Finding] = []
        public var known: Set<Entry> = []
        /// Entries that are no longer found.
        public var gone: Set<Entry> = []
    }

    /// Compares findings, except questions; `path` converts their paths.
    /// - Parameter isInScope: whether this run can find an entry.
    public func compare(
        _ findings: [Finding],
        path: (String) -> String,
        isInScope: (Entry) -> Bool = { _ in true }
    ) -> Comparison {
        var comparison = Comparison()
        var fingerprints = Fingerprints()
        for finding in findings {
            let print = finding.level == .question ? "" : fingerprints.next(finding)
            let entry = Entry(path: path(finding.path), rule: finding.rule, fingerprint: print)
            if entries.contains(entry) { comparison.known.insert(entry) } else { comparison.new.append(finding) }
        }
        comparison.gone = entries.subtracting(comparison.known).filter(isInScope)
        return comparison
    }

    /// Replaces the entries in scope by this run's findings.
    public mutating func update(by findings: [Finding], path: (String) -> String, isInScope: (Entry) -> Bool) {
        entries = entries.filter { !isInScope($0) }
        var fingerprints = Fingerprints()
        for finding in findings where finding.level != .question {
            let print = fingerprints.next(finding)
            entries.insert(Entry(path: path(finding.path), rule: finding.rule, fingerprint: print))
        }
    }
}

extension Baseline {
    public struct Unreadable: Error, CustomStringConvertible {
        public let description = "it is no baseline of this version; write a new one with --update-baseline"
    }

    private struct Document: Codable {
        var format = "nod-baseline"
        var version = 2
        var findings: [Entry]
    }

    public init(json: Data) throws(Unreadable) {
        guard let document = try? JSONDecoder().decode(Document.self, from: json), document.format == "nod-baseline",
            document.version == 2
        else { throw Unreadable() }
        entries = Set(document.findings)
    }

    public var json: Data { JSON.data(Document(findings: entries.sorted())) }
}

extension Baseline.Entry: Comparable {
    public static func < (a: Self, b: Self) -> Bool {
        (a.path, a.rule, a.fingerprint) < (b.path, b.rule, b.fingerprint)
    }
}
