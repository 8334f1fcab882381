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
        await self.init(
            stateFrom: {
                try await request()
                return nil
            },
            log: log
        )
    }

    /// How a request ended that returns the state which the item has then, if it is known.
    @MainActor
    package init(stateFrom request: @MainActor () async throws -> Bool?, log: any ErrorLog = SystemErrorLog()) async {
        do {
            self = .saved(isCompleted: try await request())
        } catch {
            log.note("\(error)")
            self = (error as? SaveError) == .unreachable ? .unreachable : .refused
        }
    }
}
