#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

extension View {
    /// Flashes the whole row when a swipe completes its item.
    ///
    /// ```swift
    /// TaskRow(task)
    ///     .feedbackRow()
    ///     .swipeActions { CompletionSwipeButton(isCompleted: task.isDone) { set(task.id, $0) } }
    ///     .feedbackItem(task.id, title: task.title)
    /// ```
    ///
    /// ``DepartingRows`` and `.completionSwipe` include it.
    @_disfavoredOverload public func feedbackRow() -> some View { modifier(FeedbackRow()) }
}

private struct FeedbackRow: ViewModifier {
    @StateObject private var frames = ScoreFrames(parts: [.row])
    @RowItem private var item
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

    /// Leaves drawing to an outer row.
    private func attach() {
        guard !isInRow, let id = item.id else { return frames.player.detach() }
        frames.player.attach(to: TargetID(answering.center.item(id)), of: answering.center)
    }
}

extension EnvironmentValues {
    @Entry var checkItem: CheckItem = CheckItem()
    /// Whether a surrounding row draws flashes and answers to swipes.
    @Entry var isInFeedbackRow: Bool = false
}

/// The item of the surrounding row. A sheet that the row presents has none.
@propertyWrapper
struct RowItem: DynamicProperty {
    @Environment(\.checkItem) private var item
    @Environment(\.isPresented) private var isPresented

    init() {}

    var wrappedValue: CheckItem { item.id == nil || item.isPresented == isPresented ? item : CheckItem() }
}

private struct NamedItem: ViewModifier {
    let id: AnyHashable
    let title: String?
    @State var row = ItemRow()
    @Environment(\.isPresented) var isPresented

    func body(content: Content) -> some View {
        content.transformEnvironment(\.checkItem) { item in
            item.id = id
            item.title = title ?? item.title
            item.row = row
            item.isPresented = isPresented
        }
    }
}

extension View {
    /// Names the item of everything inside. Only the first check shows it; further ones, such as those of subtasks, are
    /// separate items.
    ///
    /// - Parameters:
    ///   - id: the app's id; views with the same id show the same item.
    ///   - title: the item's name in toasts, announcements and labels.
    @_disfavoredOverload public func feedbackItem(_ id: some Hashable, title: String? = nil) -> some View {
        modifier(NamedItem(id: AnyHashable(id), title: title))
    }

    /// Names the item's collections: completing the last open item of one is celebrated.
    @_disfavoredOverload public func completes(in collections: [CollectionProgress]) -> some View {
        transformEnvironment(\.checkItem) { $0.collections = collections }
    }

    /// Marks an item that leaves its list once completed, as ``DepartingRows`` does.
    @_disfavoredOverload public func leavesWhenCompleted(_ leaves: Bool = true) -> some View {
        transformEnvironment(\.checkItem) { $0.leaves = leaves }
    }
}
#endif
