/// The item that a check completes, as the app describes it.
package struct CheckItem: Equatable {
    /// The app's own id; a check without one is an item of its own.
    package var id: AnyHashable?
    /// As toasts and announcements name it.
    package var title: String?
    /// A completed item leaves the list it is shown in.
    package var leaves = false
    /// Where it may be the last one open.
    package var collections: [CollectionProgress] = []
    /// Shown as it was before it left its list: its state is not news.
    package var isSnapshot = false

    package init() {}
}
