#if canImport(os)
import os
#endif

/// An error told to a person: what happened, and what to do next. Never blaming, never the error's own text.
///
/// ```swift
/// let error = UserFacingError("Couldn't load your tasks", whatNext: "Check your connection and try again.")
/// ```
///
/// Source: Documentation/Sources.md, Motion and status rules (seed 001).
public struct UserFacingError: Error, Sendable, Hashable {
    /// “Couldn't load your tasks”: a heading, without a full stop.
    public var whatHappened: String
    /// “Check your connection and try again.”
    public var whatNext: String
    public var way: Way

    /// The recovery offered besides dismissing.
    public enum Way: Sendable, Hashable, CaseIterable {
        /// It may work the next time.
        case retry
        /// Something the person entered has to change.
        case fix
        /// Nothing can be done about it here.
        case dismiss
    }

    public init(_ whatHappened: String, whatNext: String, way: Way = .retry) {
        self.whatHappened = whatHappened
        self.whatNext = whatNext
        self.way = way
    }
}

/// An error that knows what a person should be told of it.
///
/// ```swift
/// struct Full: UserFacing {
///     let userFacing = UserFacingError("The disk is full", whatNext: "Free some space.", way: .fix)
/// }
/// ```
public protocol UserFacing: Error {
    var userFacing: UserFacingError { get }
}

extension UserFacingError: UserFacing {
    public var userFacing: UserFacingError { self }
}

extension UserFacingError {
    /// Turns any error into one for people: its own words if it has some, else `fallback`. Its raw text goes to the log
    /// alone.
    public init(_ error: any Error, or fallback: UserFacingError, log: some ErrorLog = SystemErrorLog()) {
        log.note(String(reflecting: error))
        self = (error as? any UserFacing)?.userFacing ?? fallback
    }

    /// The buttons that an alert of it has, in their order.
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

        /// Whether it does what the app offered; dismissing only closes.
        package var recovers: Bool { self != .dismiss }
        /// The key of its title.
        package var key: String { rawValue }
    }

    /// As it is said in one go.
    public var spoken: String { "\(whatHappened). \(whatNext)" }
}

/// Where the raw text of an error goes: never on a screen.
///
/// ```swift
/// struct Silent: ErrorLog {
///     func note(_ raw: String) {}
/// }
/// ```
public protocol ErrorLog: Sendable {
    func note(_ raw: String)
}

/// The system's log; a system without one keeps nothing.
///
/// ```swift
/// SystemErrorLog().note("timed out")
/// ```
public struct SystemErrorLog: ErrorLog {
    public init() {}

    #if canImport(os)
    private static let logger = Logger(subsystem: "Nod", category: "errors")
    #endif

    /// The text may name what a person wrote: it is redacted unless a developer looks on.
    public func note(_ raw: String) {
        #if canImport(os)
        Self.logger.error("\(raw, privacy: .private)")
        #endif
    }
}
