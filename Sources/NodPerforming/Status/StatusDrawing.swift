import Nod

/// The drawing of a place that loads, from the engine's look alone.
package struct StatusDrawing: Sendable, Hashable {
    package var main: Main
    package var showsSpinner: Bool
    /// Says what is being loaded.
    package var showsText: Bool

    package enum Main: Sendable, Hashable {
        /// Nothing is known yet: the place stays free, so that nothing jumps when it comes.
        case nothing
        case content
        case empty
        case failed
    }

    package init(_ look: LoadLook) {
        showsSpinner = look.showsSpinner
        showsText = look.showsText
        switch look.state {
        case .idle, .loaded, .refreshing: main = .content
        case .loading: main = .nothing
        case .empty: main = .empty
        case .failed: main = .failed
        }
    }

    /// Content that is being refreshed stays in sight under a spinner; a place without content gives the spinner all
    /// its room.
    package var coversContent: Bool { main == .content && showsSpinner }
}
