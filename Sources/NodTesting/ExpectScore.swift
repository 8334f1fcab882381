import Nod
import NodPerforming

/// What is answered to something that happens, held against what is expected.
///
/// ```swift
/// @Test func completing() throws {
///     try expectScore(of: .completed, is: .haptic(.success), .stays(0.25))
/// }
/// ```
///
/// It throws what is wrong, so that it serves in Swift Testing and in XCTest alike; both show the error's description.
///
/// - Parameters:
///   - moments: what happens in one interaction, in order.
///   - context: preferences, profile and what the system says; without one, those of a new installation.
///   - facts: what is expected of the one score that answers all of it.
///   - fileID: the file that a difference is reported in.
///   - line: the line it is reported at.
public func expectScore(
    of moments: Moment...,
    in context: FeedbackContext = FeedbackContext(),
    is facts: ScoreFact...,
    fileID: String = #fileID,
    line: Int = #line
) throws(ScoreMismatch) {
    var director = Director()
    director.preferences = context.preferences
    director.tuning = context.tuning
    director.surroundings.reducesMotion = context.reducesMotion
    director.surroundings.isDark = context.isDark
    var interaction = Interaction()
    let score = director.answer(moments, in: &interaction, at: 0)
    let what = moments.map(TraceWords.moment).joined(separator: " and ")
    try ScoreMismatch.check([score], what, facts, at: "\(fileID):\(line)")
}

/// An answer is not as it is expected: what differs, the whole of it, and where that was asked.
public struct ScoreMismatch: Error, Sendable, Equatable {
    /// What was answered.
    public let subject: String
    /// One entry a fact that does not hold.
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
