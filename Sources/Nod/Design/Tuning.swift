/// A profile and the figures of every answer, as one value: what a feedback file holds.
///
/// Source: Documentation/Sources.md, Tuning.
public struct Tuning: Sendable, Equatable {
    public var profile: Profile
    public var design: FeedbackDesign

    public init(profile: Profile = .standard, design: FeedbackDesign = .standard) {
        self.profile = profile
        self.design = design
    }

    /// One figure, in its unit. What is outside of its range counts as the nearest inside; what is not a number changes nothing.
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
    public var figures: [Double] {
        var (copy, figures) = (self, [Double]())
        var number: Int32 = 0
        while let figure = Figure(rawValue: number) {
            figures.append(copy.exchange(figure, for: nil))
            number += 1
        }
        return figures
    }

    /// Whether the check comes to rest in time, whatever else is tuned.
    public var checkRests: Bool { design.checkUnrest <= FeedbackDesign.checkTolerance }
}

extension Director {
    /// Profile and figures it answers by, as one value.
    public var tuning: Tuning {
        get { Tuning(profile: profile, design: design) }
        set {
            profile = newValue.profile
            design = newValue.design
        }
    }
}

extension Tuning {
    /// Reads a figure and, with a value, sets it: the one list of where they stand.
    @inline(never) private mutating func exchange(_ figure: Figure, for value: Double?) -> Double {
        switch figure {
        case .target: Tuning.exchange(&profile.target, value)
        case .primaryTarget: Tuning.exchange(&profile.primaryTarget, value)
        case .criticalTarget: Tuning.exchange(&profile.criticalTarget, value)
        case .spacing: Tuning.exchange(&profile.spacing, value)
        case .comfortableSpacing: Tuning.exchange(&profile.comfortableSpacing, value)
        case .pressResponse: Tuning.exchange(&profile.pressSpring.response, value)
        case .pressDamping: Tuning.exchange(&profile.pressSpring.damping, value)
        case .buttonScale: Tuning.exchange(&profile.pressScales.button, value)
        case .iconScale: Tuning.exchange(&profile.pressScales.icon, value)
        case .cardScale: Tuning.exchange(&profile.pressScales.card, value)
        case .primaryScale: Tuning.exchange(&profile.pressScales.primary, value)
        case .criticalScale: Tuning.exchange(&profile.pressScales.critical, value)
        case .checkResponse: Tuning.exchange(&design.checkSpring.response, value)
        case .checkDamping: Tuning.exchange(&design.checkSpring.damping, value)
        case .checkPeak: Tuning.exchange(&design.checkPeak, value)
        case .stateResponse: Tuning.exchange(&design.stateSpring.response, value)
        case .stateDamping: Tuning.exchange(&design.stateSpring.damping, value)
        case .fadeDuration: Tuning.exchange(&design.fadeDuration, value)
        case .pulsePeak: Tuning.exchange(&design.pulsePeak, value)
        case .flashOpacity: Tuning.exchange(&design.flashOpacity, value)
        case .firstCaptureParticles: Tuning.exchange(&design.firstCapture.count, value)
        case .firstCaptureDuration: Tuning.exchange(&design.firstCapture.duration, value)
        case .collectionParticles: Tuning.exchange(&design.collectionCompleted.count, value)
        case .collectionDuration: Tuning.exchange(&design.collectionCompleted.duration, value)
        }
    }

    @inline(never) private static func exchange(_ place: inout Double, _ value: Double?) -> Double {
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
