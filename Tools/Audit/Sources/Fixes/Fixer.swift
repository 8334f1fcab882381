import SwiftParser
import SwiftSyntax

/// Applies the edits of findings to one file: all edits of a finding or none, the first finding if two overlap.
/// The result is parsed: it must have no new errors and every comment. Otherwise findings are applied one by one.
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
        let (chosen, overlapping) = withoutOverlaps(findings.filter { !$0.fix.isEmpty }, in: text)
        var left = overlapping.map { Left(finding: $0, reason: "another fix changes the same code; run again") }
        let usesCRLF = text.contains("\r\n" as Character)
        let whole = apply(chosen, to: text, usesCRLF)
        if let whole, isSound(whole, after: text) { return Result(text: whole, fixed: chosen, left: left) }
        var fixed: [Finding] = []
        var best = text
        for finding in chosen {
            if let trial = apply(fixed + [finding], to: text, usesCRLF), isSound(trial, after: text) {
                fixed.append(finding)
                best = trial
            } else {
                left.append(
                    Left(finding: finding, reason: "the result would not be the same Swift with the same comments")
                )
            }
        }
        return Result(text: best, fixed: fixed, left: left)
    }
}

extension Fixer {
    private static func withoutOverlaps(_ findings: [Finding], in text: String) -> (chosen: [Finding], left: [Finding])
    {
        var taken: [Edit] = []
        var chosen: [Finding] = []
        var left: [Finding] = []
        for finding in findings {
            let fits = finding.fix.allSatisfy { edit in
                taken.allSatisfy { $0 == edit || $0.end <= edit.start && $0 != edit || edit.end <= $0.start }
            }
            if fits {
                chosen.append(finding)
                taken += finding.fix
            } else {
                left.append(finding)
            }
        }
        return (chosen, left)
    }

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
