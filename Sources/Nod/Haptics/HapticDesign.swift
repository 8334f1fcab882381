/// The patterns of Nod's own haptics: each tap is a crisp click with a short soft body that a plain motor can play.
///
/// The rhythm is that of `Vibration`, so that people recognize an answer on every device. Success grows
/// stronger and crisper, an error stronger and duller, and what weighs most dies away slowly.
/// Source: Documentation/Sources.md, Haptics. Strengths and sharpness are assumed; no published figure was found.
extension HapticPattern {
    public init(_ haptic: Haptic) {
        let rhythm = Vibration(haptic).milliseconds
        var events: [HapticEvent] = []
        var (time, last) = (0.0, 0.0)
        for index in rhythm.indices {
            if index % 2 == 0 {
                let touch = haptic.kind.touch(index / 2)
                touch.add(to: &events, at: time / 1000, lasting: rhythm[index] / 1000, scaledBy: haptic.intensity)
            }
            last = time
            time += rhythm[index]
        }
        self.init(events, curves: haptic.kind.fades ? [.fade(from: last, to: time)] : [])
    }
}

/// One tap of a haptic.
private struct Touch {
    var intensity: Double
    var sharpness: Double

    /// The click and its body, which is softer and weaker, so that the click stays what is felt first.
    func add(to events: inout [HapticEvent], at time: Double, lasting duration: Double, scaledBy scale: Double) {
        events.append(HapticEvent(time: time, intensity: intensity * scale, sharpness: sharpness))
        events.append(
            HapticEvent(
                time: time,
                duration: duration,
                intensity: intensity * scale * Touch.body,
                sharpness: sharpness * Touch.body
            )
        )
    }

    static let body = 0.6
}

extension HapticKind {
    /// Its taps, the first is 0.
    fileprivate func touch(_ index: Int) -> Touch {
        switch self {
        case .selection: Touch(intensity: 0.4, sharpness: 0.7)
        case .light: Touch(intensity: 0.5, sharpness: 0.5)
        case .medium: Touch(intensity: 0.75, sharpness: 0.5)
        case .heavy: Touch(intensity: 1, sharpness: 0.35)
        case .success: index == 0 ? Touch(intensity: 0.65, sharpness: 0.35) : Touch(intensity: 1, sharpness: 0.55)
        case .warning: Touch(intensity: 0.9, sharpness: 0.5)
        case .error:
            switch index {
            case 0: Touch(intensity: 0.7, sharpness: 0.8)
            case 1: Touch(intensity: 0.7, sharpness: 0.7)
            default: Touch(intensity: 1, sharpness: 0.55)
            }
        }
    }

    /// Its last tap dies away instead of stopping.
    fileprivate var fades: Bool {
        switch self {
        case .heavy, .success, .error: true
        case .selection, .light, .medium, .warning: false
        }
    }
}

extension HapticCurve {
    /// Down to half by the end, which a plain motor still plays. Times in milliseconds.
    fileprivate static func fade(from start: Double, to end: Double) -> HapticCurve {
        HapticCurve(.intensity, [Point(time: start / 1000, value: 1), Point(time: end / 1000, value: 0.5)])
    }
}
