import Foundation

/// Findings a team has agreed to live with for now, by what they are and not by the line they stand in.
///
/// Two findings are of the same kind when file, rule, type and normalised code agree; the baseline knows how many there are. Moving lines
/// changes nothing; one more of a kind, in however old a file, is new.
public struct Baseline: Sendable, Equatable {
    /// A kind of finding in a file.
    public struct Kind: Sendable, Hashable, Codable {
        /// Relative to the folder of the baseline.
        public var path: String
        public var rule: String
        public var type: String
        public var code: String
    }

    public var counts: [Kind: Int] = [:]

    public init(counts: [Kind: Int] = [:]) { self.counts = counts }
}

extension Baseline {
    /// Counts findings; `path` says how a finding's path is written.
    public init(of findings: [Finding], path: (String) -> String) {
        for finding in findings where finding.level != .question {
            counts[Kind(finding, path: path(finding.path)), default: 0] += 1
        }
    }

    public struct Comparison: Sendable, Equatable {
        /// Findings the baseline does not know.
        public var new: [Finding] = []
        /// How many it knows.
        public var known = 0
        /// Kinds of which there are fewer now, and by how many.
        public var gone: [Kind: Int] = [:]
    }

    /// Returns the new and the gone findings. If a kind has more than the baseline knows, the last ones are new.
    ///
    /// - Parameter isInScope: whether this run could have found a kind at all.
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

    /// This run's findings, and those of before that it could not have found.
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

/// The file: JSON, sorted, one entry a kind, so that a change of it reads well in a review.
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
