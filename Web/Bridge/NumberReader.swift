#if canImport(Nod)
import Nod
#endif

/// Reads numbers in order; missing ones are 0, so a short buffer is never read past its end.
///
/// Whole numbers have 31 bits, because WebAssembly's `Int` has 32 and results must be equal; larger ones are 0.
package struct NumberReader {
    private let numbers: UnsafeBufferPointer<Double>
    private var position = 0

    package init(_ numbers: UnsafeBufferPointer<Double>) { self.numbers = numbers }

    mutating func next() -> Double {
        guard position < numbers.count else { return 0 }
        position += 1
        let number = numbers[position - 1]
        return number.isFinite ? number : 0
    }

    package mutating func nextSeconds() -> Double { next() / 1000 }
    mutating func nextInt() -> Int {
        let number = next()
        return number.magnitude < 0x1p31 ? Int(number) : 0
    }
    /// −1 for an unknown kind.
    package mutating func nextKind() -> Int {
        let number = next()
        let kind = number.magnitude < 0x1p31 ? Int(number) : -1
        return Double(kind) == number ? kind : -1
    }
    mutating func nextCode() -> Int32 { Int32(truncatingIfNeeded: nextInt()) }
    mutating func nextFlag() -> Bool { next() != 0 }
    mutating func nextID<Kind>() -> FeedbackID<Kind> { FeedbackID(nextInt()) }

    /// The length of a list, limited by the numbers left.
    mutating func nextCount() -> Int { min(max(nextInt(), 0), numbers.count - position) }
    mutating func nextList<Element>(_ read: (inout NumberReader) -> Element) -> [Element] {
        let count = nextCount()
        var list: [Element] = []
        while list.count < count, position < numbers.count { list.append(read(&self)) }
        return list
    }

    /// Settings by index; missing ones have their defaults.
    mutating func nextPreferences() -> Preferences {
        let first = position
        var preferences = Preferences()
        while position < numbers.count, let preference = Preference(rawValue: Int32(position - first)) {
            preferences[preference] = next()
        }
        return preferences
    }
}

extension NumberReader {
    /// Reads the base profile, named figures and replaced moments. Unknown figures are skipped, others clamped.
    mutating func nextTuning() -> Tuning {
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

    /// Milliseconds, gain, timbre; then MIDI number and milliseconds of each note.
    package mutating func nextSoundDesign() -> SoundDesign {
        var design = SoundDesign(notes: [], duration: nextSeconds(), gain: next(), timbre: next())
        while position < numbers.count { design.notes.append(SoundNote(next(), time: nextSeconds())) }
        return design
    }

    /// 0: kept; 1: removed; 2: replaced by what follows.
    private mutating func nextChange<Value>(
        _ read: (inout NumberReader) -> Value?
    ) -> Replacement.Change<Value> {
        switch nextCode() {
        case 1: .removed
        case 2: read(&self).map { .replaced($0) } ?? .kept
        default: .kept
        }
    }
}
