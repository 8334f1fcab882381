import Nod
import NodJSON

/// An unusable feedback file: everything that is wrong, where, and how to correct it.
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

    /// One problem per line.
    public var description: String { problems.map(\.description).joined(separator: "\n") }

    public struct Problem: Sendable, Equatable, CustomStringConvertible {
        /// Path of the value, such as `press.scale.button`; empty for the whole file.
        public var path: String
        /// From 1; `nil` for the whole file.
        public var line: Int?
        public var reason: Reason
    }

    public enum Reason: Sendable, Equatable {
        case broken(String)
        case tooLarge
        case missing(expected: String)
        case unexpected(found: String, expected: String)
        case outside(found: String, allowed: ClosedRange<Double>)
        case notWhole(found: String, allowed: ClosedRange<Double>)
        case unknownKey(known: [String])
        /// A duplicate key, and the first one's line.
        case repeatedKey(firstLine: Int)
        case tooLong(characters: Int)
        /// The check doesn't come to rest in time; how far it still is, relative to its size.
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
    var text: String { "\(JSONText.figure(lowerBound)) … \(JSONText.figure(upperBound))" }
}
