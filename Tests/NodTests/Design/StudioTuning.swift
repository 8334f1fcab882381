import Nod

extension Tuning {
    static let veryCalm: Tuning = {
        var tuning = Tuning(profile: .child)
        tuning[.pressResponse] = 0.35
        tuning[.checkPeak] = 0.08
        tuning[.firstCaptureParticles] = 6
        tuning.design.taps[.success] = [
            HapticTap(time: 0, duration: 0.024, intensity: 0.7, sharpness: 0.6),
            HapticTap(time: 0.0705, duration: 0.02, intensity: 1, sharpness: 0.9),
        ]
        tuning.design.sounds[.completed] = SoundDesign(.completed)
        tuning.design.sounds[.completed]?.notes = [SoundNote(54, time: 0.04)]
        tuning.design.sounds[.completed]?.duration = 0.25
        tuning.design.sounds[.completed]?.timbre = 0.4
        tuning.design.replacements = [
            Replacement(.pressed(.primary), haptic: .removed),
            Replacement(.completed, haptic: .replaced(Haptic(.success, intensity: 0.8)), sound: .replaced(.captured)),
            Replacement(.failed, sound: .removed),
        ]
        return tuning
    }()
}
