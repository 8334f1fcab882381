/// Finds the control that a touch was meant for.
///
/// Unlike larger hit areas, it works for controls close together: it compares how likely a touch meant for each lands
/// here.
///
/// ```swift
/// let controls = [TouchControl(TouchShape(x: 4, y: 4, width: 7, height: 7))]
/// let meant = TouchResolver().target(of: TouchPoint(x: 12.1, y: 8.4), among: controls)
/// ```
///
/// A touch inside a control always goes to that control. Elsewhere it goes to the likeliest control, if that is likely
/// and near enough. Source: Documentation/Research/Touch.md.
public struct TouchResolver: Sendable, Equatable {
    /// How likely a control must be. Assumed.
    private static let certainty = 0.85
    private static let criticalCertainty = 0.97
    /// Millimetres around a control that still reach it. Assumed.
    package static let reach = 5.0

    public init() {}

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
        var landing = TouchLanding.on(measured)
        for index in controls.indices.reversed() {
            let shape = controls[index].shape
            let distance = shape.distance(x: touch.x, y: touch.y)
            if distance == 0 { return controls[index].kind == .obstacle ? nil : index }
            // A control twice as far may still compete with one in reach.
            guard distance <= 2 * Self.reach else { continue }
            if shape.width != measured.width || shape.height != measured.height {
                (measured, landing) = (shape, TouchLanding.on(shape))
            }
            let likelihood = TouchLanding.density(
                at: (touch.x - shape.centerX, touch.y - shape.centerY - TouchLanding.offset),
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

/// Distribution of touches in one direction around their target: flat where people aim, with Gaussian tails.
///
/// σ² = σa² + αL², where L is the target's length: fingers have a spread (σa), and people aim less carefully at larger
/// targets (α). Fitted to real touches of adults using either hand; a horizontal offset would fit only one hand.
/// Source: Documentation/Research/Touch.md.
struct TouchLanding {
    /// σa in millimetres, and α.
    private static let (across, along) = ((base: 1.04, growth: 0.007), (base: 1.13, growth: 0.0057))
    /// Millimetres from the aim down to the mean touch.
    static let offset = -0.32
    /// Half the part that people aim at.
    private let core: Double
    private let sigma: Double

    private static let rootOf2Pi = 2.5066282746310002
    /// Millimetres. Longer targets weren't measured: people aim anywhere in the rest.
    private static let longest = 10.0

    static func on(_ shape: TouchShape) -> (x: TouchLanding, y: TouchLanding) {
        (TouchLanding(length: shape.width, spread: across), TouchLanding(length: shape.height, spread: along))
    }

    private init(length: Double, spread: (base: Double, growth: Double)) {
        core = max(length - Self.longest, 0) / 2
        let measured = min(length, Self.longest)
        sigma = max((spread.base * spread.base + spread.growth * measured * measured).squareRoot(), 1e-6)
    }

    /// Integral, in units of the Gaussian's height.
    private var whole: Double { Self.rootOf2Pi * sigma + 2 * core }

    /// Distance outside of the core, in σ.
    private func beyond(_ x: Double) -> Double { (x - min(max(x, -core), core)) / sigma }

    /// Share of touches per square millimetre: the product of both directions, with one exponential.
    static func density(at place: (x: Double, y: Double), of landing: (x: TouchLanding, y: TouchLanding)) -> Double {
        let (across, along) = (landing.x.beyond(place.x), landing.y.beyond(place.y))
        return Functions.exp(-(across * across + along * along) / 2) / (landing.x.whole * landing.y.whole)
    }
}
