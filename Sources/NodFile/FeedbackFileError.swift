import Nod
import NodJSON

/// A feedback file that cannot be used: everything that is wrong with it, where, and what to do.
///
/// ```swift
/// do {
///     _ = try FeedbackFile(Data(contentsOf: url))
/// } catch let error as FeedbackFileError {
///     draw(error.problems)
/// }
/// ```
public struct FeedbackFileError: Error, Sendable, Equatable, CustomStringConvertible {
    /// In the order of the file, at least one.
    public var problems: [Problem]

    /// One problem a line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }

    public struct Problem: Sendable, Equatable, CustomStringConvertible {
        /// The path of its value: `press.scale.button`; empty for the file as a whole.
        public var path: String
        /// From 1; nil for the file as a whole.
        public var line: Int?
        public var reason: Reason
    }

    public enum Reason: Sendable, Equatable {
        /// It is not JSON.
        case broken(String)
        /// More bytes than a file may have.
        case tooLarge
        /// A key that must be there is not.
        case missing(expected: String)
        /// A value that is not among those allowed.
        case unexpected(found: String, expected: String)
        /// A number beyond what the figure may be.
        case outside(found: String, allowed: ClosedRange<Double>)
        /// Where only whole numbers make sense.
        case notWhole(found: String, allowed: ClosedRange<Double>)
        /// No key of this place.
        case unknownKey(known: [String])
        /// A duplicate key; the line of the first.
        case repeatedKey(firstLine: Int)
        case tooLong(characters: Int)
        /// The check would still move when it has to be at rest, by this share of its size.
        case restless(by: Double)
    }
}

extension FeedbackFileError.Problem {
    public var description: String {
        let place = [line.map { "line \($0)" }, path.isEmpty ? nil : path].compactMap { $0 }
        return (place + [reason.description]).joined(separator: ": ")
    }
}

extension FeedbackFileError.Reason: CustomStringConvertible {
    /// The value found, the values allowed, and the next step.
    public var description: String {
        switch self {
        case .broken(let reason): "This is not JSON: \(reason). Correct it there."
        case .tooLarge: "The file has more than \(FeedbackFile.mostBytes) bytes. Write only what differs."
        case .missing(let expected): "It is missing. Add \(expected)."
        case .unexpected(let found, let expected): "\(found) stands here. Write \(expected)."
        case .outside(let found, let allowed):
            "\(found) is outside \(allowed.text). Write a number from there, or leave it out."
        case .notWhole(let found, let allowed):
            "\(found) is not whole. Write a whole number of \(allowed.text)."
        case .unknownKey(let known):
            "There is no such key. Take it out, or use one of \(known.joined(separator: ", "))."
        case .repeatedKey(let line): "It stands in line \(line) already. Keep one of the two."
        case .tooLong(let characters):
            "It has \(characters) characters; \(FeedbackFile.mostCharacters) are allowed. Shorten it."
        case .restless(let unrest):
            "The check is still \(JSONText.figure((unrest * 1000).rounded() / 1000)) from rest when it has to be there;"
                + " \(JSONText.figure(FeedbackDesign.checkTolerance)) is allowed. Lower its response or peak, or raise its damping."
        }
    }
}

extension ClosedRange<Double> {
    /// “0.85 … 1”
    var text: String { "\(JSONText.figure(lowerBound)) … \(JSONText.figure(upperBound))" }
}
