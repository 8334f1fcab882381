import Nod
import NodPerforming
import Testing

@Suite("HapticWay: what a device plays for a haptic")
struct HapticWayTests {
    static let own: [DeviceHaptic] = [
        .selection, .impact(.light, intensity: 1), .impact(.medium, intensity: 1), .impact(.heavy, intensity: 1),
        .notification(.success), .notification(.warning), .notification(.error),
    ]

    @Test("A full touch of each kind is one of the phone's own")
    func own() {
        #expect(HapticKind.allCases.map { HapticWay(Haptic($0)) } == Self.own.map { .own($0) })
    }

    @Test(
        "A weaker knock is still the phone's own; what has no strength there is a pattern",
        arguments: HapticKind.allCases
    )
    func weaker(_ kind: HapticKind) {
        let haptic = Haptic(kind, intensity: 0.5)
        let pattern = HapticPattern(haptic)
        switch kind {
        case .light: #expect(HapticWay(haptic) == .own(.impact(.light, intensity: 0.5)))
        case .medium: #expect(HapticWay(haptic) == .own(.impact(.medium, intensity: 0.5)))
        case .heavy: #expect(HapticWay(haptic) == .own(.impact(.heavy, intensity: 0.5)))
        case .selection: #expect(HapticWay(haptic) == .pattern(pattern, orElse: .selection))
        case .success: #expect(HapticWay(haptic) == .pattern(pattern, orElse: .notification(.success)))
        case .warning: #expect(HapticWay(haptic) == .pattern(pattern, orElse: .notification(.warning)))
        case .error: #expect(HapticWay(haptic) == .pattern(pattern, orElse: .notification(.error)))
        }
    }

    @Test("An app that wants Nod's patterns gets each of them, and the phone's own where the motor plays none")
    func patterns() {
        for (kind, own) in zip(HapticKind.allCases, Self.own) {
            let haptic = Haptic(kind)
            #expect(HapticWay(haptic, from: .patterns) == .pattern(HapticPattern(haptic), orElse: own))
        }
    }

    @Test("The presses of the child profile need no pattern")
    func presses() {
        let presses = Profile.child.pressHaptics
        #expect(
            [presses.button, presses.primary, presses.critical].map { $0.flatMap { HapticWay($0) } }
                == [0.5, 0.7, 0.8].map { .own(.impact(.medium, intensity: $0)) }
        )
    }

    @Test("Nothing is nothing, on a phone and on a trackpad", arguments: HapticKind.allCases)
    func nothing(_ kind: HapticKind) {
        for source in HapticSource.allCases { #expect(HapticWay(Haptic(kind, intensity: 0), from: source) == nil) }
        #expect(TrackpadHaptic(Haptic(kind, intensity: 0)) == nil)
    }

    @Test("A trackpad tells a step of a choice from the rest")
    func trackpad() {
        #expect(
            HapticKind.allCases.map { TrackpadHaptic(Haptic($0)) == .levelChange } == [true]
                + Array(repeating: false, count: 6)
        )
    }
}
