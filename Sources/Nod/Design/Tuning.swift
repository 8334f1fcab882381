/// A profile and the figures of every answer, as one value; the content of a feedback file.
///
/// ```swift
/// var tuning = Tuning(profile: .child)
/// tuning[.buttonScale] = 0.9
/// ```
///
/// Source: Documentation/Sources.md, Tuning.
public struct Tuning: Sendable, Equatable {
    /// On the heap, because contexts with it are handed on and kept a lot, and seldom changed.
    private var values: Values

    private final class Values: Sendable {
        let profile: Profile
        let design: FeedbackDesign

        init(_ profile: Profile, _ design: FeedbackDesign) {
            self.profile = profile
            self.design = design
        }
    }

    public init(profile: Profile = .standard, design: FeedbackDesign = .standard) { values = Values(profile, design) }

    public var profile: Profile {
        get { values.profile }
        set { values = Values(newValue, design) }
    }

    public var design: FeedbackDesign {
        get { values.design }
        set { values = Values(profile, newValue) }
    }

    public static func == (one: Tuning, other: Tuning) -> Bool {
        one.values === other.values || one.profile == other.profile && one.design == other.design
    }

    /// One figure, in its unit. Setting clamps to its range and ignores NaN.
    public subscript(figure: Figure) -> Double {
        get {
            var copy = self
            return copy.exchange(figure, for: nil)
        }
        set {
            guard newValue == newValue else { return }
            let value = min(max(newValue, figure.range.lowerBound), figure.range.upperBound)
            _ = exchange(figure, for: figure.isWhole ? Functions.nearest(value) : value)
        }
    }

    /// Every figure, in the order of their numbers.
    package var figures: [Double] {
        var (copy, figures) = (self, [Double]())
        var number: Int32 = 0
        while let figure = Figure(rawValue: number) {
            figures.append(copy.exchange(figure, for: nil))
            number += 1
        }
        return figures
    }

    /// Whether the check comes to rest in time, whatever else is tuned.
    package var checkRests: Bool { design.checkUnrest <= FeedbackDesign.checkTolerance }
}

extension Tuning {
    /// Reads a figure and, with a value, sets it.
    private mutating func exchange(_ figure: Figure, for value: Double?) -> Double {
        var (profile, design) = (profile, design)
        let before = Tuning.exchange(figure, of: &profile, &design, for: value)
        if value != nil { values = Values(profile, design) }
        return before
    }

    /// The one list of where figures are.
    private static func exchange(
        _ figure: Figure,
        of profile: inout Profile,
        _ design: inout FeedbackDesign,
        for value: Double?
    ) -> Double {
        switch figure {
        case .target: exchange(&profile.target, value)
        case .primaryTarget: exchange(&profile.primaryTarget, value)
        case .criticalTarget: exchange(&profile.criticalTarget, value)
        case .spacing: exchange(&profile.spacing, value)
        case .comfortableSpacing: exchange(&profile.comfortableSpacing, value)
        case .pressResponse: exchange(&profile.pressSpring.response, value)
        case .pressDamping: exchange(&profile.pressSpring.damping, value)
        case .buttonScale: exchange(&profile.pressScales.button, value)
        case .iconScale: exchange(&profile.pressScales.icon, value)
        case .cardScale: exchange(&profile.pressScales.card, value)
        case .primaryScale: exchange(&profile.pressScales.primary, value)
        case .criticalScale: exchange(&profile.pressScales.critical, value)
        case .checkResponse: exchange(&design.checkSpring.response, value)
        case .checkDamping: exchange(&design.checkSpring.damping, value)
        case .checkPeak: exchange(&design.checkPeak, value)
        case .stateResponse: exchange(&design.stateSpring.response, value)
        case .stateDamping: exchange(&design.stateSpring.damping, value)
        case .fadeDuration: exchange(&design.fadeDuration, value)
        case .pulsePeak: exchange(&design.pulsePeak, value)
        case .flashOpacity: exchange(&design.flashOpacity, value)
        case .firstCaptureParticles: exchange(&design.firstCapture.count, value)
        case .firstCaptureDuration: exchange(&design.firstCapture.duration, value)
        case .collectionParticles: exchange(&design.collectionCompleted.count, value)
        case .collectionDuration: exchange(&design.collectionCompleted.duration, value)
        }
    }

    private static func exchange(_ place: inout Double, _ value: Double?) -> Double {
        let before = place
        if let value { place = value }
        return before
    }

    private static func exchange(_ place: inout Int, _ value: Double?) -> Double {
        let before = place
        if let value { place = Int(value) }
        return Double(before)
    }
}
