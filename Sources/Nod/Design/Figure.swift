/// One figure of feedback that an app may tune.
///
/// ```swift
/// var tuning = Tuning()
/// tuning[.checkPeak] = 0.05
/// ```
///
/// The raw value is the number that crosses to other performers; the order is theirs too.
/// Source: Documentation/Sources.md, Tuning.
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
}

extension Figure {
    package enum Unit: Sendable, CaseIterable {
        /// On an Apple device; CSS pixels in a browser.
        case points
        case seconds
        /// Of one: of the size at rest, of full opacity, of critical damping.
        case share
        /// Particles.
        case pieces
    }

    package var unit: Unit {
        switch self {
        case .target, .primaryTarget, .criticalTarget, .spacing, .comfortableSpacing: .points
        case .pressResponse, .checkResponse, .stateResponse, .fadeDuration, .firstCaptureDuration, .collectionDuration:
            .seconds
        case .firstCaptureParticles, .collectionParticles: .pieces
        default: .share
        }
    }

    /// The values it may take: within them the contract holds, whatever the other figures are.
    public var range: ClosedRange<Double> {
        switch self {
        case .target, .primaryTarget, .criticalTarget: Profile.standard.target...96
        case .spacing, .comfortableSpacing: Profile.standard.spacing...48
        case .pressResponse, .checkResponse, .stateResponse: 0.1...0.5
        case .pressDamping, .checkDamping, .stateDamping: 0.6...1
        case .buttonScale, .iconScale, .cardScale, .primaryScale, .criticalScale: 0.85...1
        case .checkPeak: 0...0.3
        case .fadeDuration: 0.05...0.25
        case .pulsePeak: 1...1.3
        case .flashOpacity: 0.05...0.3
        case .firstCaptureParticles, .collectionParticles:
            Double(Burst.counts.lowerBound)...Double(Burst.counts.upperBound)
        case .firstCaptureDuration: 0.4...CelebrationStyle.firstCapture.duration
        case .collectionDuration: 0.4...CelebrationStyle.collectionCompleted.duration
        }
    }

    /// The values the seeds ask for: outside them a value is allowed, and worth a warning.
    package var advised: ClosedRange<Double> {
        switch self {
        case .pressResponse, .checkResponse, .stateResponse: 0.25...0.4
        case .pressDamping: 0.6...0.9
        case .checkDamping, .stateDamping: 0.75...0.9
        case .buttonScale, .iconScale, .cardScale, .primaryScale, .criticalScale: 0.92...0.97
        case .checkPeak: 0...0.1
        case .fadeDuration: 0.15...0.25
        case .pulsePeak: 1...CelebrationStyle.itemCompleted.scalePeak
        case .flashOpacity: 0.05...0.15
        case .firstCaptureParticles, .collectionParticles: 5...8
        case .firstCaptureDuration: 1...CelebrationStyle.firstCapture.duration
        case .collectionDuration: 1...CelebrationStyle.collectionCompleted.duration
        case .target, .primaryTarget, .criticalTarget, .spacing, .comfortableSpacing: range
        }
    }

    /// Whether only whole numbers make sense.
    package var isWhole: Bool { unit == .pieces }
}
