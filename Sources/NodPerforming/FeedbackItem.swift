/// One of the app's items: its title, and how to save a wish.
///
/// ```swift
/// let item = FeedbackItem(title: "Buy milk", saving: .immediately)
/// ```
@MainActor
public struct FeedbackItem {
    /// As toasts and announcements name it; `nil` where it has none.
    public var title: String?
    public var saving: Saving

    public init(title: String? = nil, saving: Saving = .reported) {
        self.title = title
        self.saving = saving
    }

    public enum Saving {
        /// The app reports by itself what became of a wish.
        case reported
        /// Nothing is to be done: the wish is the state.
        case immediately
        /// Sets the app's value. `FeedbackCenter.tell(_:isCompleted:)` reports what it is afterwards.
        case set((_ isCompleted: Bool) -> Void)
        /// The app's own toggle. `FeedbackCenter.tell(_:isCompleted:)` reports what it did.
        case action(() -> Void)
        /// A request that takes its time and may fail.
        case request(@MainActor (SaveRequest) async -> SaveOutcome)
    }
}

/// How a request ended.
///
/// ```swift
/// let item = FeedbackItem(title: "Buy milk", saving: .request { _ in .saved() })
/// ```
public enum SaveOutcome: Sendable, Equatable {
    /// Done; `completed` names the collections it really completed, by the center's numbers, and `isCompleted` the state
    /// that the item has now, each if that is known.
    case saved(completed: [CollectionID]? = nil, isCompleted: Bool? = nil)
    /// It arrived and was turned down: the wish is taken back, and a toast says so.
    case refused
    /// The same in the app's own words.
    case refusedSaying(ToastMessage)
    /// It did not arrive: the wish waits.
    case unreachable
}

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
