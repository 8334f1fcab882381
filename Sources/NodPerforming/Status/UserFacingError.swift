#if canImport(os)
import os
#endif

/// An error for people: what happened and what to do next, without blame or raw text.
///
/// ```swift
/// let error = UserFacingError("Couldn't load your tasks", whatNext: "Check your connection and try again.")
/// ```
///
/// Source: Documentation/Sources.md, Motion and status rules (seed 001).
public struct UserFacingError: Error, Sendable, Hashable {
    /// “Couldn't load your tasks”: a heading without a full stop.
    public var whatHappened: String
    /// “Check your connection and try again.”
    public var whatNext: String
    public var way: Way

    /// The offered recovery, besides dismissing.
    public enum Way: Sendable, Hashable, CaseIterable {
        /// Another try may work.
        case retry
        /// Some input has to change.
        case fix
        /// Nothing can be done here.
        case dismiss
    }

    public init(_ whatHappened: String, whatNext: String, way: Way = .retry) {
        self.whatHappened = whatHappened
        self.whatNext = whatNext
        self.way = way
    }
}

extension UserFacingError {
    /// Uses the error if it is one for people, or else `fallback`. The raw text is only logged.
    public init(_ error: any Error, or fallback: UserFacingError, log: some ErrorLog = SystemErrorLog()) {
        log.note(String(reflecting: error))
        self = error as? UserFacingError ?? fallback
    }

    package var buttons: [Button] {
        switch way {
        case .retry: [.retry, .dismiss]
        case .fix: [.fix, .dismiss]
        case .dismiss: [.dismiss]
        }
    }

    package enum Button: String, Sendable, CaseIterable, Identifiable {
        case retry, fix, dismiss

        package var id: Self { self }

        /// Performs the recovery; `dismiss` only closes.
        package var recovers: Bool { self != .dismiss }
        package var key: String { rawValue }
    }

    public var spoken: String { "\(whatHappened). \(whatNext)" }
}

/// Destination of raw errors: never a screen.
public protocol ErrorLog: Sendable {
    func note(_ raw: String)
}

/// The system's log, where available.
public struct SystemErrorLog: ErrorLog {
    public init() {}

    #if canImport(os)
    private static let logger = Logger(subsystem: "Nod", category: "errors")
    #endif

    /// Redacted except while debugging: it may contain what a person wrote.
    public func note(_ raw: String) {
        #if canImport(os)
        Self.logger.error("\(raw, privacy: .private)")
        #endif
    }
}
