/// Which control a touch was meant for.
///
/// Padding around each control is a guess that gets worse where controls are close. This asks instead how likely a touch
/// lands here that was aimed at each of them.
///
/// ```swift
/// let controls = [TouchControl(TouchShape(centerX: 8, centerY: 8, diameter: 7))]
/// let meant = TouchResolver().target(of: TouchPoint(x: 12.1, y: 8.4), among: controls)
/// ```
///
/// A touch within a control's bounds always goes to that control. Elsewhere it goes to the likeliest one, if that is
/// likely and near enough.
///
/// Source: Documentation/Research/Touch.md.
public struct TouchResolver: Sendable, Equatable {
    /// How the touches land.
    public var model: TouchModel

    /// How likely a control must be, and a critical one. Assumed.
    private static let certainty = 0.85
    private static let criticalCertainty = 0.97
    /// Millimetres beside a control that still reach it. Assumed.
    package static let reach = 5.0

    public init(model: TouchModel = .anyone) { self.model = model }

    /// The index of the control that is meant; nil when none is, or when that is unclear.
    ///
    /// - Parameters:
    ///   - touch: where it landed.
    ///   - controls: later ones lie above earlier ones.
    public func target(of touch: TouchPoint, among controls: [TouchControl]) -> Int? {
        var likeliest: (index: Int, likelihood: Double, isNear: Bool)?
        var all = 0.0
        // Of those side by side, most are equally large: as touches land on one, they land on the next.
        var measured = TouchShape(x: 0, y: 0, width: 0, height: 0)
        var landing = model.landing(on: measured)
        for index in controls.indices.reversed() {
            let shape = controls[index].shape
            let distance = shape.distance(x: touch.x, y: touch.y)
            if distance == 0 { return controls[index].kind == .obstacle ? nil : index }
            // What is twice as far may still be meant as well as the one that is in reach.
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

    /// Whether a finger tapped. One that stays asks for something else, as platforms have it
    /// (`UILongPressGestureRecognizer.minimumPressDuration`), and one that moves as far as a swipe's slop drags.
    ///
    /// - Parameters:
    ///   - time: seconds that it was down.
    ///   - distance: points from where it went down to where it left.
    public static func isTap(lasting time: Double, moved distance: Double) -> Bool {
        time < 0.5 && distance < SwipeModel.Figures().slop
    }

    /// nil for what no touch is given to.
    private static func certainty(for kind: TouchControl.Kind) -> Double? {
        switch kind {
        case .action: certainty
        case .critical: criticalCertainty
        case .obstacle: nil
        }
    }
}
