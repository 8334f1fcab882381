#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

extension View {
    /// Lets the whole row, not its check alone, answer when the list's own swipe completes its item.
    ///
    /// ```swift
    /// TaskRow(task)
    ///     .feedbackRow()
    ///     .swipeActions(edge: .leading) { … }
    ///     .feedbackItem(task.id, title: task.title)
    /// ```
    ///
    /// Rows of ``DepartingRows`` and those with `.completionSwipe` do so by themselves.
    public func feedbackRow() -> some View { modifier(FeedbackRow()) }
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

    /// Inside another row, the outer one draws.
    private func attach() {
        guard !isInRow, let id = item.id else { return frames.player.detach() }
        frames.player.attach(to: TargetID(answering.center.item(id)), of: answering.center)
    }
}

#if DEBUG
struct FeedbackRowExample: View {
    @State private var isCompleted = false

    var body: some View {
        List {
            CompletionCheck("Buy milk", isCompleted: $isCompleted)
                .feedbackRow()
                .swipeActions { CompletionSwipeButton(isCompleted: isCompleted) { isCompleted = $0 } }
                .feedbackItem("milk", title: "Buy milk")
        }
    }
}

#Preview("Feedback row") { PreviewVariants { FeedbackRowExample() } }
#endif

extension EnvironmentValues {
    /// The item that the checks inside complete.
    @Entry var checkItem: CheckItem = CheckItem()
    /// A surrounding row draws the flash and the answer to a swipe.
    @Entry var isInFeedbackRow: Bool = false
}

/// The item of the row that a view is in; a sheet that the row presents is in none.
@propertyWrapper
struct RowItem: DynamicProperty {
    @Environment(\.checkItem) private var item
    @Environment(\.isPresented) private var isPresented

    init() {}

    var wrappedValue: CheckItem { item.id == nil || item.isPresented == isPresented ? item : CheckItem() }
}

/// Names the item of a row, which one check of the row shows.
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
    /// Names the item of everything inside. Of several checks, the first shows it; the others, such as those of
    /// subtasks, are items of their own.
    ///
    /// - Parameters:
    ///   - id: the app's own id; views with the same id show the same item.
    ///   - title: its name in toasts and announcements, and in the labels of its checks.
    public func feedbackItem(_ id: some Hashable, title: String? = nil) -> some View {
        modifier(NamedItem(id: AnyHashable(id), title: title))
    }

    /// Names the item's collections: completing the last open item of one is celebrated.
    public func completes(in collections: [CollectionProgress]) -> some View {
        transformEnvironment(\.checkItem) { $0.collections = collections }
    }

    /// Marks an item that leaves its list once completed; `DepartingRows` does so by itself.
    public func leavesWhenCompleted(_ leaves: Bool = true) -> some View {
        transformEnvironment(\.checkItem) { $0.leaves = leaves }
    }
}
#endif
