/// An error that a failed request may throw to tell its cause.
///
/// ```swift
/// throw SaveError.unreachable
/// ```
public enum SaveError: Error, Sendable, Equatable {
    /// It arrived and was turned down: the wish is taken back.
    case refused
    /// It did not arrive: the wish waits until the other side is back.
    case unreachable
}

extension SaveOutcome {
    /// How a request ended that throws where it fails. An error that says nothing else means that it was refused; its
    /// raw text goes to the log.
    @MainActor
    public init(of request: @MainActor () async throws -> Void, log: any ErrorLog = SystemErrorLog()) async {
        do {
            try await request()
            self = .saved()
        } catch {
            log.note("\(error)")
            self = (error as? SaveError) == .unreachable ? .unreachable : .refused
        }
    }
}
