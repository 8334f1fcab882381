import Nod
import NodFile
import NodJSON

public enum ExportFormat: String, Sendable, CaseIterable {
    /// Apple's Core Haptics.
    case ahap
    /// The arguments of Android's `VibrationEffect.createWaveform`.
    case android
    /// The argument of `navigator.vibrate`.
    case web
    /// 16 bits, 48,000 samples a second, one channel.
    case wav
}

extension Rehearsal {
    /// The bytes of a file; `nil` when the moment isn't felt or heard.
    public func exported(as format: ExportFormat) -> [UInt8]? {
        let pattern = haptic.map { HapticPattern($0, in: design) }
        let document: JSONText? =
            switch format {
            case .ahap: pattern.map { AHAP.document($0, named: moment.name) }
            case .android: haptic.map { AndroidVibration($0, in: design).document }
            case .web: pattern.map { .list(Vibration($0).milliseconds.map { .number($0) }) }
            case .wav: nil
            }
        if format == .wav { return sound.map { $0.recipe(in: design).waveFile() } }
        return document.map { Array($0.document.utf8) }
    }

    public func fileName(as format: ExportFormat) -> String {
        let isNumbers = format == .android || format == .web
        return "\(moment.name).\(format.rawValue)\(isNumbers ? ".json" : "")"
    }
}

extension JSONText {
    /// An object that keeps the order of its keys and leaves out nil.
    static func fields(_ pairs: KeyValuePairs<String, JSONText?>) -> JSONText {
        .object(pairs.compactMap { key, value in value.map { (key, $0) } })
    }
}
