#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// An app's change of an item: a value that is set, its own toggle, or an asynchronous request that may fail.
enum CheckSaving {
    case set((Bool) -> Void)
    case action(() -> Void)
    /// The request may return the state that the item has then.
    case request(@MainActor (Bool) async throws -> Bool?)

    init(_ isCompleted: Binding<Bool>) { self = .set { isCompleted.wrappedValue = $0 } }

    @MainActor func apply(to presenter: CheckPresenter) {
        switch self {
        case .set(let set): presenter.save(bySetting: set)
        case .action(let toggle): presenter.save(with: toggle)
        case .request(let save):
            presenter.save { request in await SaveOutcome(stateFrom: { try await save(request.isCompleted) }) }
        }
    }
}
#endif
