/// The patterns of Nod's own haptics: each tap is a crisp click with a short soft body that a plain motor can play.
///
/// The rhythm is that of `Vibration`, so that people recognize an answer on every device.
/// Source: Documentation/Sources.md, Haptics.
extension HapticPattern {
    public init(_ haptic: Haptic) {
        let rhythm = Vibration(haptic).milliseconds
        var events: [HapticEvent] = []
        var (time, last) = (0.0, 0.0)
        for index in rhythm.indices {
            if index % 2 == 0 {
                let tap = haptic.kind.tap(index / 2)
                tap.add(to: &events, at: time / 1000, lasting: rhythm[index] / 1000, scaledBy: haptic.intensity)
            }
            last = time
            time += rhythm[index]
        }
        self.init(events, curves: haptic.kind.fades ? [.fade(from: last, to: time)] : [])
    }
}

/// One tap of a haptic.
struct HapticTap {
    var intensity: Double
    var sharpness: Double

    /// The click and its body, which is softer and weaker, so that the click stays what is felt first.
    func add(to events: inout [HapticEvent], at time: Double, lasting duration: Double, scaledBy scale: Double) {
        events.append(HapticEvent(time: time, intensity: intensity * scale, sharpness: sharpness))
        events.append(
            HapticEvent(
                time: time,
                duration: duration,
                intensity: intensity * scale * HapticTap.body,
                sharpness: sharpness * HapticTap.body
            )
        )
    }

    private static let body = 0.6
}

extension HapticCurve {
    /// Down to half by the end, which a plain motor still plays. Times in milliseconds.
    fileprivate static func fade(from start: Double, to end: Double) -> HapticCurve {
        HapticCurve(.intensity, [Point(time: start / 1000, value: 1), Point(time: end / 1000, value: 0.5)])
    }
}
