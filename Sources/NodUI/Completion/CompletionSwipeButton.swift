#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// Completes or reopens an item in a list's own swipe actions.
///
/// ```swift
/// TaskRow(task)
///     .swipeActions(edge: .leading) {
///         CompletionSwipeButton(isCompleted: task.isDone, id: task.id) { set(task.id, $0) }
///     }
/// ```
///
/// Completing flashes the row, with a light haptic. ``DepartingRows`` and `.feedbackRow()` draw the flash.
public struct CompletionSwipeButton: View {
    private let isCompleted: Bool
    private let id: AnyHashable?
    private let saving: FeedbackItem.Saving
    @RowItem private var item
    @Environment(\.theme) private var theme
    @Environment(\.words) private var words
    @FeedbackReporter private var feedback

    /// - Parameters:
    ///   - isCompleted: the app's current state.
    ///   - id: the app's id of the item; by default that of the row.
    ///   - set: sets the state of the item; the app then updates the row.
    public init(isCompleted: Bool, id: AnyHashable? = nil, set: @escaping (_ isCompleted: Bool) -> Void) {
        (self.isCompleted, self.id, saving) = (isCompleted, id, .set(set))
    }

    /// Creates a button whose `save` may fail: then the change is rolled back.
    public init(
        isCompleted: Bool,
        id: AnyHashable? = nil,
        save: @escaping @MainActor (_ isCompleted: Bool) async throws -> Void
    ) {
        (self.isCompleted, self.id, saving) = (isCompleted, id, .save(save))
    }

    public var body: some View {
        Button(action: act) {
            Label {
                Text(verbatim: words.label(of: CheckAppearance(isCompleted: isCompleted)))
            } icon: {
                Image(systemName: isCompleted ? "arrow.uturn.backward" : "checkmark")
            }
        }
        .tint(isCompleted ? .gray : theme.success)
    }

    private func act() {
        let check = CheckPresenter()
        check.context = feedback.context
        check.window = feedback.window
        check.item = item
        check.item.row = nil
        check.id = id
        check.saving = saving
        check.appear(in: feedback.center, isCompleted: isCompleted)
        check.tap(isCompleted: isCompleted, by: .swipe)
        check.disappear()
    }
}
#endif
