@MainActor
package final class StatusPlace: FeedbackStage {
    package private(set) var look = LoadLook(state: .idle)
    package var error: UserFacingError?
    package var onChange: (LoadLook) -> Void = { _ in }
    private var attached: (center: FeedbackCenter, target: TargetID)?

    package init() {}

    /// The place's state; the engine decides when to show spinner and text.
    package func become(_ state: LoadState, of center: FeedbackCenter) {
        center.report(.loading(place: target(in: center), state))
    }

    package func load(_ look: LoadLook) {
        let before = self.look
        guard look != before else { return }
        self.look = look
        onChange(look)
        if look.state == .failed, before.state != .failed, let error { attached?.center.failed(error) }
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
