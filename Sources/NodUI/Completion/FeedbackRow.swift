#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// A row of a list with swipes of its own: completed by one, its item is answered on the whole of it, and not on its check alone.
    ///
    /// ```swift
    /// TaskRow(task)
    ///     .feedbackRow()
    ///     .feedbackItem(task.id, title: task.title)
    ///     .swipeActions(edge: .leading) { … }
    /// ```
    ///
    /// Rows of ``DepartingRows`` and those with `.completionSwipe` are such rows by themselves.
    public func feedbackRow() -> some View { modifier(FeedbackRow()) }
}

private struct FeedbackRow: ViewModifier {
    @StateObject private var player = ScorePlayer()
    @Environment(\.checkItem) private var item
    @Environment(\.isInFeedbackRow) private var isInRow
    private var feedback = Feedback()

    func body(content: Content) -> some View {
        content
            .environment(\.isInFeedbackRow, isInRow || item.id != nil)
            .performingRow(player)
            .onAppear { attach() }
            .onChanged(of: item.id) { _ in attach() }
            .onDisappear { player.detach() }
    }

    /// Inside of another row, that one draws.
    private func attach() {
        guard !isInRow, let id = item.id else { return player.detach() }
        player.part = .row
        player.attach(to: feedback.center.number(of: id), of: feedback.center)
    }
}

private struct FeedbackRowExample: View {
    @State private var isCompleted = false

    var body: some View {
        List {
            CompletionCheck("Buy milk", isCompleted: $isCompleted)
                .feedbackRow()
                .feedbackItem("milk", title: "Buy milk")
        }
    }
}

#Preview("Feedback row") { FeedbackRowExample() }
#Preview("Feedback row, dark") { FeedbackRowExample().preferredColorScheme(.dark) }
#Preview("Feedback row, largest text") { FeedbackRowExample().dynamicTypeSize(.accessibility5) }
#Preview("Feedback row, child profile") { FeedbackRowExample().feedbackProfile(.child) }
#Preview("Feedback row, right to left") { FeedbackRowExample().environment(\.layoutDirection, .rightToLeft) }
#endif
