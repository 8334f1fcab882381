import Foundation

/// A first attempt at a round target that has neighbours: where it landed, in millimetres from the target's centre.
struct Attempt {
    let person: String
    let instruction: String
    /// Diameters.
    let target: Double
    let neighbor: Double
    /// Where the neighbours are: left and right, above and below, or both.
    let isBesides: Bool
    let isAboveAndBelow: Bool
    let x: Double
    let y: Double
}

/// Why a file of touches can't be read, and what it should be.
struct TouchFileProblem: Error, CustomStringConvertible {
    let description: String
}

/// The touches of a file, as far as they are measured by: first attempts, without practice, and without what is so far off that it
/// was aimed at something else.
enum Touches {
    private static let columns = [
        "person", "instruction", "set", "trial", "attempt", "target_mm", "neighbour_mm", "neighbours", "dx_mm", "dy_mm",
    ]
    /// Sets that practised.
    private static let practice = 2
    /// Millimetres.
    private static let farthest = 15.0

    static func read(_ path: String) throws(TouchFileProblem) -> [Attempt] {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw TouchFileProblem(
                description: "\(path) can't be read. Give a file of touches: make bench-touch DATA=FILE"
            )
        }
        let lines = text.split(whereSeparator: \.isNewline).map { $0.split(separator: ",").map(String.init) }
        guard let head = lines.first, columns.allSatisfy(head.contains) else {
            throw TouchFileProblem(
                description: "\(path), line 1: expected the columns \(columns.joined(separator: ","))"
            )
        }
        var attempts: [Attempt] = []
        for (number, line) in lines.enumerated().dropFirst() {
            guard let attempt = attempt(Dictionary(zip(head, line)) { first, _ in first }) else {
                throw TouchFileProblem(
                    description: "\(path), line \(number + 1): expected \(columns.count) values, with numbers for set, "
                        + "attempt, sizes and places, and none, lr, tb or lrtb for neighbours"
                )
            }
            if let attempt = attempt.measured { attempts.append(attempt) }
        }
        guard !attempts.isEmpty else {
            throw TouchFileProblem(description: "\(path) has no first attempts after practice (set 2 and later)")
        }
        return attempts
    }

    /// nil for what is no touch; one without a measure for what is left out.
    private static func attempt(_ line: [String: String]) -> (measured: Attempt?, Void)? {
        func number(_ column: String) -> Double? {
            line[column].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
        }
        guard let person = line["person"], let instruction = line["instruction"], let set = number("set"),
            let attempt = number("attempt"), let target = number("target_mm"), let neighbor = number("neighbour_mm"),
            let neighbors = line["neighbours"], ["none", "lr", "tb", "lrtb"].contains(neighbors),
            let x = number("dx_mm"), let y = number("dy_mm")
        else { return nil }
        guard set >= Double(practice), attempt == 1, (x * x + y * y).squareRoot() <= farthest else { return (nil, ()) }
        return (
            Attempt(
                person: person,
                instruction: instruction,
                target: target,
                neighbor: neighbor,
                isBesides: neighbors.contains("lr"),
                isAboveAndBelow: neighbors.contains("tb"),
                x: x,
                y: y
            ), ()
        )
    }
}
