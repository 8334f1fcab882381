/// A tunable figure of feedback.
///
/// ```swift
/// var tuning = Tuning()
/// tuning[.checkPeak] = 0.05
/// ```
///
/// Raw values are numbers on the wire and the order in files. Source: Documentation/Sources.md, Tuning.
public enum Figure: Int32, Sendable, CaseIterable {
    case target = 0
    case primaryTarget = 1
    case criticalTarget = 2
    case spacing = 3
    case comfortableSpacing = 4
    case pressResponse = 5
    case pressDamping = 6
    case buttonScale = 7
    case iconScale = 8
    case cardScale = 9
    case primaryScale = 10
    case criticalScale = 11
    case checkResponse = 12
    case checkDamping = 13
    case checkPeak = 14
    case stateResponse = 15
    case stateDamping = 16
    case fadeDuration = 17
    case pulsePeak = 18
    case flashOpacity = 19
    case firstCaptureParticles = 20
    case firstCaptureDuration = 21
    case collectionParticles = 22
    case collectionDuration = 23
    case checkTempo = 24
}

extension Figure {
    package enum Unit: Sendable, CaseIterable {
        /// Points on Apple devices, CSS pixels in a browser.
        case points
        case seconds
        /// Relative: to the size at rest, full opacity or critical damping.
        case share
        case pieces
    }

    /// Allowed values; the contract holds for all combinations within them.
    public var range: ClosedRange<Double> { row.range }
    package var isWhole: Bool { row.unit == .pieces }

    package var row: Row {
        var (profile, design) = (Profile.standard, FeedbackDesign.standard)
        return row(of: &profile, &design)
    }

    package struct Row {
        let before: Double
        let unit: Unit
        let range: ClosedRange<Double>
        #if !hasFeature(Embedded)
        let advised: ClosedRange<Double>
        /// Path in a feedback file, and a sentence with its unit.
        package let path, meaning: String
        #endif
    }

    // Two lines per row.
    // swift-format-ignore
    /// The table of figures: storage, unit, allowed and advised values, path and description in feedback files. Sets
    /// the figure to `value`, if given.
    func row(of profile: inout Profile, _ design: inout FeedbackDesign, for value: Double? = nil) -> Row {
        let (target, spacing) = (Profile.leastTarget, Profile.leastSpacing)
        let particles = Double(Burst.counts.lowerBound)...Double(Burst.counts.upperBound)
        let peak = CelebrationStyle.itemCompleted.scalePeak
        let (first, whole) = (CelebrationStyle.firstCapture.duration, CelebrationStyle.collectionCompleted.duration)
        return switch self {
        case .target: Row(&profile.target, value, .points, in: target...96,
            "targets.least", "Minimum width and height of anything that can be tapped, in points.")
        case .primaryTarget: Row(&profile.primaryTarget, value, .points, in: target...96,
            "targets.primary", "Minimum width and height of primary actions, in points.")
        case .criticalTarget: Row(&profile.criticalTarget, value, .points, in: target...96,
            "targets.critical", "Minimum width and height of critical actions, in points.")
        case .spacing: Row(&profile.spacing, value, .points, in: spacing...48,
            "targets.spacing", "Minimum distance between neighbours, in points.")
        case .comfortableSpacing: Row(&profile.comfortableSpacing, value, .points, in: spacing...48,
            "targets.comfortableSpacing", "Distance between neighbours where there is room, in points.")
        case .pressResponse: Row(&profile.pressSpring.response, value, .seconds, in: 0.1...0.5, advised: 0.25...0.4,
            "press.response", "How quickly a button follows the finger: the spring's period in milliseconds.")
        case .pressDamping: Row(&profile.pressSpring.damping, value, .share, in: 0.6...1, advised: 0.6...0.9,
            "press.damping", "How soon a button is still: 1 does not swing, less swings longer.")
        case .buttonScale: Row(&profile.pressScales.button, value, .share, in: 0.85...1, advised: 0.92...0.97,
            "press.scale.button", "Size of a button while it is held, relative to 1 at rest.")
        case .iconScale: Row(&profile.pressScales.icon, value, .share, in: 0.85...1, advised: 0.92...0.97,
            "press.scale.icon", "Size of an icon button while it is held, relative to 1 at rest.")
        case .cardScale: Row(&profile.pressScales.card, value, .share, in: 0.85...1, advised: 0.92...0.97,
            "press.scale.card", "Size of a card while it is held, relative to 1 at rest.")
        case .primaryScale: Row(&profile.pressScales.primary, value, .share, in: 0.85...1, advised: 0.92...0.97,
            "press.scale.primary", "Size of a primary button while it is held, relative to 1 at rest.")
        case .criticalScale: Row(&profile.pressScales.critical, value, .share, in: 0.85...1, advised: 0.92...0.97,
            "press.scale.critical", "Size of a critical button while it is held, relative to 1 at rest.")
        case .checkResponse: Row(&design.checkSpring.response, value, .seconds, in: 0.1...0.5, advised: 0.25...0.4,
            "motion.check.response", "How quickly a check bounces: the spring's period in milliseconds.")
        case .checkDamping: Row(&design.checkSpring.damping, value, .share, in: 0.6...1, advised: 0.75...0.9,
            "motion.check.damping", "How soon a check is still: 1 does not swing, less swings longer.")
        case .checkPeak: Row(&design.checkPeak, value, .share, in: 0...0.3, advised: 0...0.12,
            "motion.check.peak", "How much larger a check is at the height of its bounce, relative to 1 at rest.")
        case .checkTempo: Row(&design.checkTempo, value, .share, in: 1...1.6, advised: 1...1.3,
            "motion.check.tempo", "How much faster than the standard a check's disc, tick, line and bounce are, together.")
        case .stateResponse: Row(&design.stateSpring.response, value, .seconds, in: 0.1...0.5, advised: 0.25...0.4,
            "motion.state.response", "How quickly rows come, leave and change places: the spring's period in milliseconds.")
        case .stateDamping: Row(&design.stateSpring.damping, value, .share, in: 0.6...1, advised: 0.75...0.9,
            "motion.state.damping", "How soon rows are still: 1 does not swing, less swings longer.")
        case .fadeDuration: Row(&design.fadeDuration, value, .seconds, in: 0.05...0.25, advised: 0.15...0.25,
            "motion.fade.duration", "How long a fade or a change of symbol takes, in milliseconds.")
        case .pulsePeak: Row(&design.pulsePeak, value, .share, in: 1...1.3, advised: 1...peak,
            "motion.pulse.peak", "Size at the height of a pulse, relative to 1 at rest.")
        case .flashOpacity: Row(&design.flashOpacity, value, .share, in: 0.05...0.3, advised: 0.05...0.15,
            "motion.flash.opacity", "Opacity of the colour at the height of a flash, from 0 to 1.")
        case .firstCaptureParticles: Row(&design.firstCapture.particles, value, .pieces, in: particles, advised: 5...8,
            "celebrations.firstCapture.particles", "Particles for the first capture ever.")
        case .firstCaptureDuration: Row(&design.firstCapture.duration, value, .seconds, in: 0.4...first, advised: 1...first,
            "celebrations.firstCapture.duration", "How long they fly, in milliseconds; the composer stays open as before.")
        case .collectionParticles: Row(&design.collectionCompleted.particles, value, .pieces, in: particles, advised: 5...8,
            "celebrations.collectionCompleted.particles", "Particles for a completed collection.")
        case .collectionDuration: Row(&design.collectionCompleted.duration, value, .seconds, in: 0.4...whole, advised: 1...whole,
            "celebrations.collectionCompleted.duration", "How long they fly, in milliseconds.")
        }
    }
}

#if !hasFeature(Embedded)
extension Figure {
    /// Range of the seeds; other values are allowed, with a warning.
    package var advised: ClosedRange<Double> { row.advised }
    package var unit: Unit { row.unit }
}
#endif

extension Figure.Row {
    /// Transparent, so that the browser's engine contains no text.
    @_transparent
    init(
        _ place: inout Double,
        _ value: Double?,
        _ unit: Figure.Unit,
        in range: ClosedRange<Double>,
        advised: ClosedRange<Double>? = nil,
        _ path: StaticString,
        _ meaning: StaticString
    ) {
        before = place
        if let value { place = value }
        self.unit = unit
        self.range = range
        #if !hasFeature(Embedded)
        self.advised = advised ?? range
        (self.path, self.meaning) = ("\(path)", "\(meaning)")
        #endif
    }
}

extension BurstDesign {
    fileprivate var particles: Double {
        get { Double(count) }
        set { count = Int(newValue) }
    }
}
