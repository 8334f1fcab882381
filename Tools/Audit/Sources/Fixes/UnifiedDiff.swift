/// The difference of two texts in the format of `diff -u` and `git apply`.
struct UnifiedDiff {
    private enum Step {
        case both(Substring)
        case old(Substring)
        case new(Substring)
    }

    static func text(_ old: String, _ new: String, path: String, context: Int = 3) -> String {
        guard old != new else { return "" }
        let steps = steps(lines(old), lines(new))
        return "--- a/\(path)\n+++ b/\(path)\n" + hunks(steps, context).map { hunk(steps, $0) }.joined()
    }

    /// Lines keep their ends, so that `\r\n` and a missing last newline show.
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

    private static func steps(_ old: [Substring], _ new: [Substring]) -> [Step] {
        let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var steps: [Step] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if removed.contains(i) {
                steps.append(.old(old[i]))
                i += 1
            } else if inserted.contains(j) {
                steps.append(.new(new[j]))
                j += 1
            } else {
                steps.append(.both(old[i]))
                i += 1
                j += 1
            }
        }
        return steps
    }

    /// Changes with context; near ones share a hunk.
    private static func hunks(_ steps: [Step], _ context: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for index in steps.indices {
            if case .both = steps[index] { continue }
            let range = max(0, index - context)..<min(steps.count, index + context + 1)
            if let last = ranges.last, last.upperBound >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }

    private static func hunk(_ steps: [Step], _ range: Range<Int>) -> String {
        var (oldStart, newStart) = (1, 1)
        for step in steps[..<range.lowerBound] { count(step, &oldStart, &newStart) }
        var (oldCount, newCount) = (0, 0)
        var body = ""
        for step in steps[range] {
            count(step, &oldCount, &newCount)
            switch step {
            case .both(let line): body += " " + ended(line)
            case .old(let line): body += "-" + ended(line)
            case .new(let line): body += "+" + ended(line)
            }
        }
        let old = "\(oldCount == 0 ? oldStart - 1 : oldStart),\(oldCount)"
        let new = "\(newCount == 0 ? newStart - 1 : newStart),\(newCount)"
        return "@@ -\(old) +\(new) @@\n" + body
    }

    private static func count(_ step: Step, _ old: inout Int, _ new: inout Int) {
        switch step {
        case .both:
            old += 1
            new += 1
        case .old: old += 1
        case .new: new += 1
        }
    }

    private static func ended(_ line: Substring) -> String {
        line.utf8.last == 0x0A ? String(line) : line + "\n\\ No newline at end of file\n"
    }
}
