#if canImport(SwiftUI)
import SwiftUI

extension EnvironmentValues {
    /// What the app says of the item that the checks inside complete.
    @Entry var checkItem: CheckItem = CheckItem()
    /// A row around draws the colour that says what happened, and what answers a swipe.
    @Entry var isInFeedbackRow: Bool = false
}

extension View {
    /// Everything inside is about one item.
    ///
    /// - Parameters:
    ///   - id: the app's own id; views with the same id show the same item.
    ///   - title: as toasts and announcements name it.
    public func feedbackItem(_ id: some Hashable, title: String? = nil) -> some View {
        transformEnvironment(\.checkItem) { item in
            item.id = AnyHashable(id)
            item.title = title ?? item.title
        }
    }

    /// The item inside is in these collections: the last open one of a collection is celebrated.
    public func completes(in collections: [CollectionProgress]) -> some View {
        transformEnvironment(\.checkItem) { $0.collections = collections }
    }

    /// Once completed, the item leaves the list it is shown in. `DepartingRows` says so by itself.
    public func leavesWhenCompleted(_ leaves: Bool = true) -> some View {
        transformEnvironment(\.checkItem) { $0.leaves = leaves }
    }
}
#endif
