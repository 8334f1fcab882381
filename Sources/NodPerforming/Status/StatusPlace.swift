import Nod

/// One place that loads something, as its view draws it.
@MainActor
public final class StatusPlace: FeedbackStage {
    public private(set) var drawing = StatusDrawing(LoadLook(state: .idle))
    /// What a failure is told as.
    public var error: UserFacingError?
    /// Told after each change of what is drawn.
    public var onChange: (StatusDrawing) -> Void = { _ in }
    private var attached: (center: FeedbackCenter, target: TargetID)?

    public init() {}

    /// The place is in this state; when its spinner and text show is the engine's.
    public func become(_ state: LoadState, of center: FeedbackCenter) {
        center.report(.loading(place: target(in: center), state))
    }

    public func load(_ look: LoadLook) {
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
