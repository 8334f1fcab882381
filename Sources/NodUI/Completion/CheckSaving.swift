#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// An app's change of an item: its own toggle, or an asynchronous request that may fail.
enum CheckSaving {
    case action(() -> Void)
    case request(@MainActor (Bool) async throws -> Void)

    @MainActor func apply(to presenter: CheckPresenter) {
        switch self {
        case .action(let toggle): presenter.save(with: toggle)
        case .request(let save):
            presenter.save { request in await SaveOutcome(of: { try await save(request.isCompleted) }) }
        }
    }
}
#endif
