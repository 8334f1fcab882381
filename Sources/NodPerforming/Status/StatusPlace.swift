/// One place that loads something, as its view draws it.
@MainActor
package final class StatusPlace: FeedbackStage {
    package private(set) var drawing = StatusDrawing(LoadLook(state: .idle))
    /// The error to show for a failure.
    package var error: UserFacingError?
    /// Told after each change of what is drawn.
    package var onChange: (StatusDrawing) -> Void = { _ in }
    private var attached: (center: FeedbackCenter, target: TargetID)?

    package init() {}

    /// The place is in this state; when its spinner and text show is the engine's.
    package func become(_ state: LoadState, of center: FeedbackCenter) {
        center.report(.loading(place: target(in: center), state))
    }

    package func load(_ look: LoadLook) {
        let before = drawing
        drawing = StatusDrawing(look)
        guard drawing != before else { return }
        onChange(drawing)
        if drawing.main == .failed, before.main != .failed, let error { attached?.center.failed(error) }
    }

    private func target(in center: FeedbackCenter) -> TargetID {
        if let attached, attached.center === center { return attached.target }
        if let attached { attached.center.detach(self, from: attached.target) }
        let target = center.newTarget()
        attached = (center, target)
        center.attach(self, to: target)
        return target
    }
}

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
