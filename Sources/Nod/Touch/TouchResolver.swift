/// Finds the control that a touch was meant for.
///
/// Unlike larger hit areas, it works for controls close together: it compares how likely a touch meant for each lands
/// here.
///
/// ```swift
/// let controls = [TouchControl(TouchShape(centerX: 8, centerY: 8, diameter: 7))]
/// let meant = TouchResolver().target(of: TouchPoint(x: 12.1, y: 8.4), among: controls)
/// ```
///
/// A touch inside a control always goes to that control. Elsewhere it goes to the likeliest control, if that is likely
/// and near enough. Source: Documentation/Research/Touch.md.
public struct TouchResolver: Sendable, Equatable {
    public var model: TouchModel

    /// How likely a control must be. Assumed.
    private static let certainty = 0.85
    private static let criticalCertainty = 0.97
    /// Millimetres around a control that still reach it. Assumed.
    package static let reach = 5.0

    public init(model: TouchModel = .anyone) { self.model = model }

    /// The index of the intended control; `nil` if there is none, or it is unclear. Later controls lie above earlier
    /// ones.
    public func target<Controls: RandomAccessCollection<TouchControl>>(
        of touch: TouchPoint,
        among controls: Controls
    ) -> Int? where Controls.Index == Int {
        var likeliest: (index: Int, likelihood: Double, isNear: Bool)?
        var all = 0.0
        // Neighbours are often equally large and share their distribution.
        var measured = TouchShape(x: 0, y: 0, width: 0, height: 0)
        var landing = model.landing(on: measured)
        for index in controls.indices.reversed() {
            let shape = controls[index].shape
            let distance = shape.distance(x: touch.x, y: touch.y)
            if distance == 0 { return controls[index].kind == .obstacle ? nil : index }
            // A control twice as far may still compete with one in reach.
            guard distance <= 2 * Self.reach else { continue }
            if shape.width != measured.width || shape.height != measured.height {
                (measured, landing) = (shape, model.landing(on: shape))
            }
            let likelihood = TouchLanding.density(
                at: (touch.x - shape.centerX - model.offset.x, touch.y - shape.centerY - model.offset.y),
                of: landing
            )
            all += likelihood
            if likelihood > likeliest?.likelihood ?? 0 { likeliest = (index, likelihood, distance <= Self.reach) }
        }
        guard let likeliest, likeliest.isNear, let needed = Self.certainty(for: controls[likeliest.index].kind),
            likeliest.likelihood >= needed * all
        else { return nil }
        return likeliest.index
    }

    /// Whether a touch was a tap: shorter than a long press (`UILongPressGestureRecognizer.minimumPressDuration`) and
    /// than a swipe's slop. Seconds and points.
    public static func isTap(lasting time: Double, moved distance: Double) -> Bool {
        time < 0.5 && distance < SwipeModel.slop
    }

    private static func certainty(for kind: TouchControl.Kind) -> Double? {
        switch kind {
        case .action: certainty
        case .critical: criticalCertainty
        case .obstacle: nil
        }
    }
}
