import Nod

/// One place that loads something, as its view draws it.
@MainActor
public final class StatusPlace: FeedbackStage {
    public private(set) var drawing = StatusDrawing(LoadLook(state: .idle))
    /// What a failure is told as.
    public var error: UserFacingError?
    /// Told after each change of what is drawn.
    public var onChange: (StatusDrawing) -> Void = { _ in }
    private var attached: (center: FeedbackCenter, number: Int)?

    public init() {}

    /// The place is in this state; when its spinner and text show is the engine's.
    public func become(_ state: LoadState, of center: FeedbackCenter) {
        center.report(.loading(place: number(in: center), state))
    }

    public func load(_ look: LoadLook) {
        let before = drawing
        drawing = StatusDrawing(look)
        guard drawing != before else { return }
        onChange(drawing)
        if drawing.main == .failed, before.main != .failed, let error { attached?.center.failed(error) }
    }

    private func number(in center: FeedbackCenter) -> Int {
        if let attached, attached.center === center { return attached.number }
        if let attached { attached.center.detach(self, from: attached.number) }
        let number = center.newNumber()
        attached = (center, number)
        center.attach(self, to: number)
        return number
    }
}
