#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

extension View {
    /// Lets the whole row, not its check alone, answer when the list's own swipe completes its item.
    ///
    /// ```swift
    /// TaskRow(task)
    ///     .feedbackRow()
    ///     .feedbackItem(task.id, title: task.title)
    ///     .swipeActions(edge: .leading) { … }
    /// ```
    ///
    /// Rows of ``DepartingRows`` and those with `.completionSwipe` do so by themselves.
    public func feedbackRow() -> some View { modifier(FeedbackRow()) }
}

private struct FeedbackRow: ViewModifier {
    @StateObject private var frames = ScoreFrames(parts: [.row])
    @Environment(\.checkItem) private var item
    @Environment(\.isInFeedbackRow) private var isInRow
    private var answering = ViewCenter()

    func body(content: Content) -> some View {
        content
            .environment(\.isInFeedbackRow, isInRow || item.id != nil)
            .performing(frames, isRow: true)
            .onAppear { attach() }
            .onChanged(of: item.id) { _ in attach() }
            .onDisappear { frames.player.detach() }
    }

    /// Inside another row, the outer one draws.
    private func attach() {
        guard !isInRow, let id = item.id else { return frames.player.detach() }
        frames.player.attach(to: TargetID(answering.center.item(id)), of: answering.center)
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
