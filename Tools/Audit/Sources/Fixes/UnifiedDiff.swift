/// The difference of two texts in the format of `diff -u` and `git apply`.
enum UnifiedDiff {
    /// A line with its end, so that `\r\n` and a missing last newline show; the mark is a blank, `-` or `+`.
    private typealias Line = (mark: Character, text: Substring)

    static func text(_ old: String, _ new: String, path: String, context: Int = 3) -> String {
        guard old != new else { return "" }
        let lines = marked(lines(old), lines(new))
        return "--- a/\(path)\n+++ b/\(path)\n" + hunks(lines, context).map { hunk(lines, $0) }.joined()
    }

    private static func lines(_ text: String) -> [Substring] {
        var lines: [Substring] = []
        var start = text.startIndex
        let bytes = text.utf8
        while start < text.endIndex {
            let end = bytes[start...].firstIndex(of: 0x0A).map { bytes.index(after: $0) } ?? text.endIndex
            lines.append(Substring(text.unicodeScalars[start..<end]))
            start = end
        }
        return lines
    }

    private static func marked(_ old: [Substring], _ new: [Substring]) -> [Line] {
        let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for case .remove(let offset, _, _) in difference { removed.insert(offset) }
        for case .insert(let offset, _, _) in difference { inserted.insert(offset) }
        var lines: [Line] = []
        var next = 0
        for (offset, line) in old.enumerated() {
            if removed.contains(offset) {
                lines.append(("-", line))
                continue
            }
            while inserted.contains(next) {
                lines.append(("+", new[next]))
                next += 1
            }
            lines.append((" ", line))
            next += 1
        }
        return lines + new[next...].map { ("+", $0) }
    }

    /// Changes with context; near ones share a hunk.
    private static func hunks(_ lines: [Line], _ context: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for index in lines.indices where lines[index].mark != " " {
            let range = max(0, index - context)..<min(lines.count, index + context + 1)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }

    private static func hunk(_ lines: [Line], _ range: Range<Int>) -> String {
        func place(without mark: Character) -> String {
            let before = lines[..<range.lowerBound].count { $0.mark != mark }
            let count = lines[range].count { $0.mark != mark }
            return "\(count == 0 ? before : before + 1),\(count)"
        }
        let body = lines[range].map { mark, text in
            "\(mark)\(text)" + (text.utf8.last == 0x0A ? "" : "\n\\ No newline at end of file\n")
        }
        return "@@ -\(place(without: "+")) +\(place(without: "-")) @@\n" + body.joined()
    }
}
