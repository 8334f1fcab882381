/// What an app says of the item that a check completes.
public struct CheckItem: Equatable {
    /// The app's own id; a check without one is an item of its own.
    public var id: AnyHashable?
    /// As toasts and announcements name it.
    public var title: String?
    /// A completed item leaves the list it is shown in.
    public var leaves = false
    /// Where it may be the last one open.
    public var collections: [CollectionProgress] = []
    /// Shown as it was before it left its list: what it says of itself is no news.
    public var isSnapshot = false

    public init() {}
}
