import Nod
import NodPerforming

/// Compares the answer to moments with expected facts.
///
/// ```swift
/// @Test func completing() throws {
///     try expectScore(of: .completed, is: .haptic(.success), .stays(0.45))
/// }
/// ```
///
/// Throws a ``ScoreMismatch``, which Swift Testing and XCTest print.
///
/// - Parameters:
///   - moments: of one interaction, in order.
///   - context: that of a new installation by default.
///   - facts: expected of the score that answers all moments.
///   - fileID: the file of the expectation.
///   - line: its line.
public func expectScore(
    of moments: Moment...,
    in context: FeedbackContext = FeedbackContext(),
    is facts: ScoreFact...,
    fileID: String = #fileID,
    line: Int = #line
) throws(ScoreMismatch) {
    let score = Score(answering: moments, in: context)
    let what = moments.map(TraceWords.moment).joined(separator: " and ")
    try ScoreMismatch.check([score], what, facts, at: "\(fileID):\(line)")
}

/// A failed expectation: the differences, the complete answer and its place in the test.
public struct ScoreMismatch: Error, Sendable, Equatable {
    public let subject: String
    /// Facts that don't hold.
    public let differences: [String]
    public let scores: [String]
    public let place: String

    static func check(
        _ scores: [Score],
        _ subject: String,
        _ facts: [ScoreFact],
        at place: String
    ) throws(ScoreMismatch) {
        let differences = facts.compactMap { $0.difference(in: scores) }
        guard !differences.isEmpty else { return }
        throw ScoreMismatch(
            subject: subject,
            differences: differences,
            scores: scores.map { EffectText.line($0) },
            place: place
        )
    }
}

extension ScoreMismatch: CustomStringConvertible {
    public var description: String {
        let answered = scores.isEmpty ? ["nothing"] : scores
        return """
            The answer to \(subject) is not as expected (\(place)):
            \(differences.map { "  " + $0 }.joined(separator: "\n"))
              in all: \(answered.joined(separator: "\n          "))
            """
    }
}
