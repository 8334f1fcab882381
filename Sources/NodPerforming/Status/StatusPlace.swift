@MainActor
package final class StatusPlace: FeedbackStage {
    package private(set) var drawing = StatusDrawing(LoadLook(state: .idle))
    package var error: UserFacingError?
    package var onChange: (StatusDrawing) -> Void = { _ in }
    private var attached: (center: FeedbackCenter, target: TargetID)?

    package init() {}

    /// The place's state; the engine decides when to show spinner and text.
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

package struct StatusDrawing: Sendable, Hashable {
    package var main: Main
    package var showsSpinner: Bool
    package var showsText: Bool

    package enum Main: Sendable, Hashable {
        /// Unknown content: space is kept free, so that nothing jumps.
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

    /// Refreshed content stays visible under the spinner.
    package var coversContent: Bool { main == .content && showsSpinner }
}
