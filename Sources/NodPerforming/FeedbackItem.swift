import Foundation

/// An item of the app: its title, and how to save a change.
///
/// ```swift
/// let item = FeedbackItem(title: "Buy milk", saving: .immediately)
/// ```
@MainActor
public struct FeedbackItem {
    /// Name in toasts and announcements, if it has one.
    public var title: String?
    public var saving: Saving

    public init(title: String? = nil, saving: Saving = .reported) {
        self.title = title
        self.saving = saving
    }

    public enum Saving {
        /// The app reports the result itself.
        case reported
        case immediately
        /// Sets the app's value; `FeedbackCenter.tell(_:isCompleted:)` then reports it.
        case set((_ isCompleted: Bool) -> Void)
        /// The app's toggle; `FeedbackCenter.tell(_:isCompleted:)` then reports the result.
        case action(() -> Void)
        /// An asynchronous save that may fail.
        case request(@MainActor (SaveRequest) async -> SaveOutcome)
    }
}

public enum SaveOutcome: Sendable, Equatable {
    /// Saved. `completed` holds the collections that it completed and `isCompleted` the resulting state, if known.
    case saved(completed: [CollectionID]? = nil, isCompleted: Bool? = nil)
    /// Refused by the server: rolled back, with a toast.
    case refused
    /// Not delivered: rolled back, with a toast about the connection.
    case failed
    /// Refused, with the app's words for the toast.
    case refusedSaying(ToastMessage)
    /// Not delivered: the change waits.
    case unreachable
}

/// Error that a save may throw to state its cause.
///
/// ```swift
/// throw SaveError.unreachable
/// ```
public enum SaveError: Error, Sendable, Equatable {
    case refused
    /// Waits until the server can be reached.
    case unreachable
}

extension SaveOutcome {
    /// The result of a save that throws on failure. `SaveError.unreachable` waits; any other error is a refusal and is
    /// logged. The toast says what a `UserFacingError` does, and blames the connection only for errors of `URLSession`.
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

    /// The result of a save that returns the item's state, if known.
    @MainActor
    package init(stateFrom request: @MainActor () async throws -> Bool?, log: any ErrorLog = SystemErrorLog()) async {
        do {
            self = .saved(isCompleted: try await request())
        } catch {
            log.note("\(error)")
            self =
                switch error {
                case SaveError.unreachable: .unreachable
                case let error as UserFacingError: .refusedSaying(ToastMessage(error.spoken))
                default: error._domain == NSURLErrorDomain ? .failed : .refused
                }
        }
    }
}
