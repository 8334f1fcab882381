#if canImport(Nod)
import Nod
#endif

extension EventReader {
    /// The profile it is based on, the figures that are named, and what single moments feel and sound like.
    ///
    /// An unknown figure is left out; one outside its range counts as the nearest inside.
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

    private mutating func nextReplacement() -> Replacement? {
        let moment = Moment(rawValue: nextCode())
        let haptic = nextChange { reader in
            let (kind, intensity) = (HapticKind(rawValue: reader.nextCode()), reader.next())
            return kind.map { Haptic($0, intensity: intensity) }
        }
        let sound = nextChange { Sound(rawValue: $0.nextCode()) }
        return moment.map { Replacement($0, haptic: haptic, sound: sound) }
    }

    /// 0: it stays as it is; 1: it is neither felt nor heard; 2: what follows takes its place.
    private mutating func nextChange<Value>(
        _ read: (inout EventReader) -> Value?
    ) -> Replacement.Change<Value> {
        switch nextCode() {
        case 1: .removed
        case 2: read(&self).map { .replaced($0) } ?? .kept
        default: .kept
        }
    }
}
