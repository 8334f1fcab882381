import Nod

/// What a place that loads draws, from the engine's look alone.
public struct StatusDrawing: Sendable, Hashable {
    public var main: Main
    public var showsSpinner: Bool
    /// Says what is being loaded.
    public var showsText: Bool

    public enum Main: Sendable, Hashable {
        /// Nothing is known yet: the place stays free, so that nothing jumps when it comes.
        case nothing
        case content
        case empty
        case failed
    }

    public init(_ look: LoadLook) {
        showsSpinner = look.showsSpinner
        showsText = look.showsText
        switch look.state {
        case .idle, .loaded, .refreshing: main = .content
        case .loading: main = .nothing
        case .empty: main = .empty
        case .failed: main = .failed
        }
    }

    /// Content that is being loaded anew stays in sight under a spinner; a place that has none gives it all its room.
    public var coversContent: Bool { main == .content && showsSpinner }
}
