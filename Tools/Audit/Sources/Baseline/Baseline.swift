import Foundation

/// Known findings, counted by file, rule, type and normalised code.
/// Moved lines don't count as new; another finding of the same kind does.
public struct Baseline: Sendable, Equatable {
    public struct Kind: Sendable, Hashable, Codable {
        /// Relative to the baseline's folder.
        public var path: String
        public var rule: String
        public var type: String
        public var code: String
    }

    public var counts: [Kind: Int] = [:]

    public init(counts: [Kind: Int] = [:]) { self.counts = counts }
}

extension Baseline {
    /// Counts findings; `path` converts their paths.
    public init(of findings: [Finding], path: (String) -> String) {
        for finding in findings where finding.level != .question {
            counts[Kind(finding, path: path(finding.path)), default: 0] += 1
        }
    }

    public struct Comparison: Sendable, Equatable {
        public var new: [Finding] = []
        public var known = 0
        /// Kinds with fewer findings than before, and how many.
        public var gone: [Kind: Int] = [:]
    }

    /// Compares findings. Among too many of a kind, the last are new.
    /// - Parameter isInScope: whether this run can find a kind.
    public func compare(
        _ findings: [Finding],
        path: (String) -> String,
        isInScope: (Kind) -> Bool = { _ in true }
    ) -> Comparison {
        var left = counts
        var comparison = Comparison()
        for finding in findings {
            let kind = Kind(finding, path: path(finding.path))
            if finding.level != .question, let count = left[kind], count > 0 {
                left[kind] = count - 1
                comparison.known += 1
            } else {
                comparison.new.append(finding)
            }
        }
        comparison.gone = left.filter { $0.value > 0 && isInScope($0.key) }
        return comparison
    }

    /// Replaces the kinds in scope by this run's findings.
    public func updated(by findings: [Finding], path: (String) -> String, isInScope: (Kind) -> Bool) -> Baseline {
        let fresh = Baseline(of: findings, path: path)
        return Baseline(counts: counts.filter { !isInScope($0.key) }.merging(fresh.counts) { $1 })
    }
}

extension Baseline.Kind {
    init(_ finding: Finding, path: String) {
        self.init(path: path, rule: finding.rule, type: finding.type, code: finding.code)
    }
}

/// The file: sorted JSON, one entry per kind, readable in a review.
extension Baseline {
    public struct Unreadable: Error, CustomStringConvertible {
        public let description: String
    }

    private struct Document: Codable {
        var format: String
        var version: Int
        var findings: [Entry]
    }

    private struct Entry: Codable {
        var path: String
        var rule: String
        var type: String
        var code: String
        var count: Int
    }

    private static let format = "nod-baseline"

    public init(json: Data) throws(Unreadable) {
        guard let document = try? JSONDecoder().decode(Document.self, from: json), document.format == Self.format else {
            throw Unreadable(description: "it is no baseline; write a new one with --update-baseline")
        }
        guard document.version == 1 else {
            throw Unreadable(description: "it is of version \(document.version), which a newer nod wrote; update nod")
        }
        for entry in document.findings {
            counts[Kind(path: entry.path, rule: entry.rule, type: entry.type, code: entry.code), default: 0] +=
                entry.count
        }
    }

    public var json: Data {
        let entries = counts.sorted { $0.key < $1.key }.map { kind, count in
            Entry(path: kind.path, rule: kind.rule, type: kind.type, code: kind.code, count: count)
        }
        return JSON.data(Document(format: Self.format, version: 1, findings: entries))
    }
}

extension Baseline.Kind: Comparable {
    public static func < (a: Self, b: Self) -> Bool {
        (a.path, a.rule, a.type, a.code) < (b.path, b.rule, b.type, b.code)
    }
}
