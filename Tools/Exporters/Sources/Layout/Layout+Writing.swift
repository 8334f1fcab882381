import Nod
import NodJSON

extension JudgedLayout {
    /// A line for each of the worst targets.
    public func text(worst count: Int) -> String {
        let shown = worst.prefix(count)
        let rows = shown.map { judged in
            [
                Self.percent(judged.outcome.missed), Self.percent(judged.outcome.other), judged.target.size,
                judged.target.shownName,
            ]
        }
        let table = [["missed", "another", "points", "target"]] + rows
        let widths = (0..<3).map { column in table.map { $0[column].count }.max() ?? 0 }
        let lines = table.map { row in
            let figures = (0..<3).map { String(repeating: " ", count: widths[$0] - row[$0].count) + row[$0] }
            return (figures + [row[3]]).joined(separator: "  ")
        }
        let rest = rest(after: shown.count).map { "\n\($0)" } ?? ""
        return "\(summary)\n\n\(lines.joined(separator: "\n"))\(rest)\n"
    }

    /// The file again, as `measureTargets()` writes it; with a count only the worst, the most missed first.
    public func json(worst count: Int?) -> String {
        let shown = count.map { Array(worst.prefix($0)) } ?? targets
        return JSONText.fields([
            "device": .text("\(layout.device)"),
            "population": .text("\(population)"),
            "isAssumed": .bool(population.isAssumed),
            "targets": .list(shown.map(\.json)),
        ]).document
    }

    /// What is to be done if more than so many per cent miss a target; nil where none does.
    public func complaint(over percent: Double) -> String? {
        let over = worst.filter { 100 * $0.outcome.missed > percent }
        guard let first = over.first else { return nil }
        return "\(over.count == 1 ? "1 target is" : "\(over.count) targets are") missed by more than "
            + "\(JSONText.figure(percent)) % of touches, most of all “\(first.target.shownName)” "
            + "(\(Self.percent(first.outcome.missed))). Make it larger, or move what is near it."
    }
}

extension JudgedLayout {
    /// How many targets there are, where, and by whom they are touched.
    var summary: String {
        let count = worst.count
        return "\(count) \(count == 1 ? "target" : "targets") on a \(layout.device), touched by \(population.title)"
    }

    func rest(after count: Int) -> String? {
        let left = worst.count - count
        return left > 0 ? "and \(left) \(left == 1 ? "that is" : "that are") missed less often" : nil
    }

    static func percent(_ share: Double) -> String {
        let tenths = (share * 1000).rounded() / 10
        return "\(share < 0.0995 ? "\(tenths)" : "\(Int((share * 100).rounded()))") %"
    }
}

extension Layout.Target {
    /// The name in one short line, without what a terminal or XML would take for its own.
    var shownName: String { JSONNode.shortened(name) }

    /// To halves of a point.
    var size: String {
        [width, height].map { JSONText.figure(($0 * 2).rounded() / 2) }.joined(separator: " × ")
    }
}

extension JudgedLayout.Target {
    fileprivate var json: JSONText {
        func share(_ value: Double) -> JSONText { .number((value * 10_000).rounded() / 10_000) }
        return .fields([
            "name": .text(target.name),
            "x": .number(target.x), "y": .number(target.y),
            "width": .number(target.width), "height": .number(target.height),
            "radius": .number(target.radius),
            "kind": .text("\(target.kind)"),
            "missed": share(outcome.missed), "none": share(outcome.none), "other": share(outcome.other),
        ])
    }
}
