#if canImport(Nod)
import Nod
#endif

extension EventReader {
    /// The profile it is based on, the figures that are named, and what single moments feel and sound like.
    ///
    /// What it does not know, it leaves out; a figure outside its range counts as the nearest inside.
    package mutating func nextTuning() -> Tuning {
        var tuning = Tuning()
        if nextFlag() { tuning.profile = .child }
        for _ in 0..<nextCount() {
            let (figure, value) = (Figure(rawValue: nextCode()), next())
            if let figure { tuning[figure] = value }
        }
        for _ in 0..<nextCount() {
            if let replacement = nextReplacement() { tuning.design.replacements.append(replacement) }
        }
        return tuning
    }

    private static let kept: Int32 = -2
    private static let removed: Int32 = -1

    private mutating func nextReplacement() -> Replacement? {
        let (moment, haptic, intensity, sound) = (nextCode(), nextCode(), next(), nextCode())
        guard let moment = Moment(rawValue: moment) else { return nil }
        return Replacement(
            moment,
            haptic: change(haptic, to: HapticKind(rawValue: haptic).map { Haptic($0, intensity: intensity) }),
            sound: change(sound, to: Sound(rawValue: sound))
        )
    }

    private func change<Value>(_ code: Int32, to value: Value?) -> Replacement.Change<Value> {
        if let value { return .replaced(value) }
        return code == EventReader.removed ? .removed : .kept
    }
}
