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
/// It throws a ``ScoreMismatch``, which Swift Testing and XCTest both print.
///
/// - Parameters:
///   - moments: the moments of one interaction, in order.
///   - context: preferences, profile and system settings; by default those of a new installation.
///   - facts: expected of the one score that answers them all.
///   - fileID: the file that a mismatch is reported in.
///   - line: the line it is reported at.
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

/// A failed expectation: the differences, the whole answer, and the place in the test.
///
/// ```swift
/// do { try expectScore(of: .completed, is: .noHaptic) } catch { print(error) }
/// ```
public struct ScoreMismatch: Error, Sendable, Equatable {
    /// The moments or events that were answered.
    public let subject: String
    /// One entry for each fact that does not hold.
    public let differences: [String]
    /// The scores as text.
    public let scores: [String]
    /// File and line of the expectation.
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
