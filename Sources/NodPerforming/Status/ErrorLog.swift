#if canImport(os)
import os
#endif

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
