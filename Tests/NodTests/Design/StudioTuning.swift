import Nod

extension Tuning {
    static let veryCalm: Tuning = {
        var tuning = Tuning(profile: .child)
        tuning[.pressResponse] = 0.35
        tuning[.checkPeak] = 0.08
        tuning[.firstCaptureParticles] = 6
        tuning.design.replacements = [
            Replacement(.pressed(.primary), haptic: .removed),
            Replacement(.completed, haptic: .replaced(Haptic(.success, intensity: 0.8)), sound: .replaced(.captured)),
            Replacement(.failed, sound: .removed),
        ]
        return tuning
    }()
}
