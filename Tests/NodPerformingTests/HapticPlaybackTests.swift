import Nod
import NodPerforming
import Testing

@Suite("HapticPlayback: what a device plays for a haptic")
struct HapticPlaybackTests {
    @Test(
        "A weaker knock is still the phone's own; what has no strength there is a pattern",
        arguments: HapticKind.allCases
    )
    func weaker(_ kind: HapticKind) {
        let haptic = Haptic(kind, intensity: 0.5)
        if case .impact(let weight, _) = DeviceHaptic(Haptic(kind)) {
            #expect(HapticPlayback(haptic) == .own(.impact(weight, intensity: 0.5)))
        } else {
            #expect(HapticPlayback(haptic) == .pattern(HapticPattern(haptic), orElse: DeviceHaptic(Haptic(kind))))
        }
    }

    @Test(
        "An app that wants Nod's patterns gets each of them, and the phone's own where the motor plays none",
        arguments: HapticKind.allCases
    )
    func patterns(_ kind: HapticKind) {
        let haptic = Haptic(kind)
        #expect(
            HapticPlayback(haptic, from: .patterns) == .pattern(HapticPattern(haptic), orElse: DeviceHaptic(haptic))
        )
    }

    @Test("A kind with other taps is their pattern on any phone; the other kinds stay the phone's own")
    func tuned() {
        var design = FeedbackDesign.standard
        design.taps[.success] = [HapticTap(time: 0, duration: 0.04, intensity: 1, sharpness: 0.9)]
        let pattern = HapticPattern(Haptic(.success), in: design)
        #expect(pattern.events.map(\.duration) == [0, 0.04] && pattern.events[0].sharpness == 0.9)
        #expect(HapticPlayback(Haptic(.success), in: design) == .pattern(pattern, orElse: .notification(.success)))
        #expect(HapticPlayback(Haptic(.error), in: design) == .own(.notification(.error)))
    }

    @Test("Nothing is nothing, on a phone and on a trackpad", arguments: HapticKind.allCases)
    func nothing(_ kind: HapticKind) {
        for source in HapticSource.allCases { #expect(HapticPlayback(Haptic(kind, intensity: 0), from: source) == nil) }
        #expect(TrackpadHaptic(Haptic(kind, intensity: 0)) == nil)
    }

    @Test("A trackpad has a distinct haptic for a choice")
    func trackpad() {
        #expect(HapticKind.allCases.filter { TrackpadHaptic(Haptic($0)) == .levelChange } == [.selection])
    }
}
