import Nod
import NodJSON

/// `VibrationEffect.createWaveform(timings, amplitudes, -1)` and the nearest system feedback (Sources.md, Haptics).
struct AndroidVibration: Equatable {
    /// A constant of Android's `HapticFeedbackConstants`.
    struct Constant: Equatable {
        var name: String
        var value: Int
        /// First API level.
        var api: Int
    }

    /// Milliseconds.
    var timings: [Int]
    /// 0…255, one for each of the timings.
    var amplitudes: [Int]
    var constant: Constant

    init(_ haptic: Haptic, in design: FeedbackDesign = .standard) {
        let steps = HapticPattern(haptic, in: design).steps
        timings = steps.map(\.milliseconds)
        amplitudes = steps.map { $0.intensity == 0 ? 0 : max(1, Int(($0.intensity * 255).rounded())) }
        constant = Constant(nearest: DeviceHaptic(haptic))
    }

    var document: JSONText {
        .fields([
            "timings": .list(timings.map { .integer($0) }), "amplitudes": .list(amplitudes.map { .integer($0) }),
            "repeat": .integer(-1),
            "constant": .fields([
                "name": .text(constant.name), "value": .integer(constant.value), "api": .integer(constant.api),
            ]),
        ])
    }
}

extension AndroidVibration.Constant {
    init(nearest own: DeviceHaptic) {
        switch own {
        case .notification(.success): self.init(name: "CONFIRM", value: 16, api: 30)
        case .notification: self.init(name: "REJECT", value: 17, api: 30)
        case .selection: self.init(name: "CLOCK_TICK", value: 4, api: 21)
        case .impact(.light, _): self.init(name: "TOGGLE_ON", value: 21, api: 34)
        case .impact: self.init(name: "CONTEXT_CLICK", value: 6, api: 23)
        }
    }
}
