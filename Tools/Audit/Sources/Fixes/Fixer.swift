import SwiftParser
import SwiftSyntax

/// Applies the edits of findings to one file: all edits of a finding or none, the first finding if two overlap.
/// After each finding the result is parsed: it must have no new errors and every comment.
public struct Fixer {
    public struct Result: Sendable, Equatable {
        public var text: String
        public var fixed: [Finding]
        public var left: [Left]
    }

    public struct Left: Sendable, Equatable {
        public var finding: Finding
        public var reason: String
    }

    public static func fix(_ text: String, _ findings: [Finding]) -> Result {
        let usesCRLF = text.contains("\r\n" as Character)
        var result = Result(text: text, fixed: [], left: [])
        for finding in findings where !finding.fix.isEmpty {
            let taken = result.fixed.flatMap(\.fix)
            let overlaps = finding.fix.contains { edit in
                taken.contains { $0 != edit && $0.end > edit.start && $0.start < edit.end }
            }
            if overlaps {
                result.left.append(Left(finding: finding, reason: "another fix changes the same code; run again"))
            } else if let trial = apply(result.fixed + [finding], to: text, usesCRLF), isSound(trial, after: text) {
                result.fixed.append(finding)
                result.text = trial
            } else {
                let reason = "the result would not be the same Swift with the same comments"
                result.left.append(Left(finding: finding, reason: reason))
            }
        }
        return result
    }
}

extension Fixer {
    /// Starts from the end, so that earlier offsets stay valid; nil if an edit is outside of the text.
    private static func apply(_ findings: [Finding], to text: String, _ usesCRLF: Bool) -> String? {
        var edits: [Edit] = []
        for edit in findings.flatMap(\.fix) where !edits.contains(edit) { edits.append(edit) }
        var bytes = Array(text.utf8)
        for edit in edits.sorted(by: { ($0.start, $0.end) > ($1.start, $1.end) }) {
            guard edit.start >= 0, edit.start <= edit.end, edit.end <= bytes.count else { return nil }
            let new = usesCRLF ? edit.text.replacingLoneNewlines() : edit.text
            bytes.replaceSubrange(edit.start..<edit.end, with: new.utf8)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func isSound(_ new: String, after old: String) -> Bool {
        let (before, after) = (parse(old), parse(new))
        return after.errors.count <= before.errors.count && comments(after) == comments(before)
    }

    private static func parse(_ text: String) -> SourceFileSyntax {
        var text = text
        return text.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: SourceFile.deepestNesting) }
    }

    private static func comments(_ tree: SourceFileSyntax) -> [String] {
        tree.tokens(viewMode: .sourceAccurate).flatMap { token in
            (Array(token.leadingTrivia) + Array(token.trailingTrivia)).compactMap { piece in
                switch piece {
                case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
                    .docBlockComment(let text):
                    text
                default: nil
                }
            }
        }
    }
}

extension String {
    fileprivate func replacingLoneNewlines() -> String {
        String(
            decoding: utf8.reduce(into: [UInt8]()) { bytes, byte in
                if byte == 0x0A, bytes.last != 0x0D { bytes.append(0x0D) }
                bytes.append(byte)
            },
            as: UTF8.self
        )
    }
}
