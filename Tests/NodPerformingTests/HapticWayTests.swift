import Nod
import NodPerforming
import Testing

@Suite("HapticWay: what a device plays for a haptic")
struct HapticWayTests {
    @Test("A full touch of each kind is one of the phone's own")
    func own() {
        #expect(
            HapticKind.allCases.map { HapticWay(Haptic($0)) } == [
                .selection, .impact(.light, intensity: 1), .impact(.medium, intensity: 1),
                .impact(.heavy, intensity: 1),
                .notification(.success), .notification(.warning), .notification(.error),
            ]
        )
    }

    @Test(
        "A weaker knock is still the phone's own; what has no strength there is a pattern",
        arguments: HapticKind.allCases
    )
    func weaker(_ kind: HapticKind) {
        let haptic = Haptic(kind, intensity: 0.5)
        switch kind {
        case .light: #expect(HapticWay(haptic) == .impact(.light, intensity: 0.5))
        case .medium: #expect(HapticWay(haptic) == .impact(.medium, intensity: 0.5))
        case .heavy: #expect(HapticWay(haptic) == .impact(.heavy, intensity: 0.5))
        case .selection: #expect(HapticWay(haptic) == .pattern(HapticPattern(haptic), orElse: .selection))
        case .success: #expect(HapticWay(haptic) == .pattern(HapticPattern(haptic), orElse: .notification(.success)))
        case .warning: #expect(HapticWay(haptic) == .pattern(HapticPattern(haptic), orElse: .notification(.warning)))
        case .error: #expect(HapticWay(haptic) == .pattern(HapticPattern(haptic), orElse: .notification(.error)))
        }
    }

    @Test("The presses of the child profile need no pattern")
    func presses() {
        let presses = Profile.child.pressHaptics
        #expect(
            [presses.button, presses.primary, presses.critical].map { $0.flatMap(HapticWay.init) } == [
                .impact(.medium, intensity: 0.5), .impact(.medium, intensity: 0.7), .impact(.medium, intensity: 0.8),
            ]
        )
    }

    @Test("Nothing is nothing, on a phone and on a trackpad", arguments: HapticKind.allCases)
    func nothing(_ kind: HapticKind) {
        #expect(HapticWay(Haptic(kind, intensity: 0)) == nil)
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
