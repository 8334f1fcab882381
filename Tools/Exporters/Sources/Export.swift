import Nod
import NodFile
import NodJSON

/// A format of a moment's answer, or of one channel of it.
public enum ExportFormat: String, Sendable, CaseIterable {
    /// Motion, haptic, sound and words, in English.
    case text
    /// Apple's Core Haptics.
    case ahap
    /// The arguments of Android's `VibrationEffect.createWaveform`.
    case android
    /// The argument of `navigator.vibrate`.
    case web
    /// 16 bits, 48,000 samples a second, one channel.
    case wav

    fileprivate var ending: String {
        switch self {
        case .text: "txt"
        case .android, .web: "\(rawValue).json"
        default: rawValue
        }
    }
}

extension Rehearsal {
    /// The bytes of a file; `nil` when the moment isn't felt or heard.
    public func exported(as format: ExportFormat) -> [UInt8]? {
        let text: String?
        let design = audience.tuning.design
        let pattern = score.haptic.map { HapticPattern($0, in: design) }
        switch format {
        case .text: text = self.text
        case .ahap: text = pattern.map { AHAP.document($0, named: moment.name).document }
        case .android: text = score.haptic.map { AndroidVibration($0, in: design).document.document }
        case .web: text = pattern.map { JSONText.list(Vibration($0).milliseconds.map { .number($0) }).document }
        case .wav: return score.sound.map { $0.recipe(in: design).waveFile() }
        }
        return text.map { Array($0.utf8) }
    }

    /// `completed.android.json`.
    public func fileName(as format: ExportFormat) -> String { "\(moment.name).\(format.ending)" }
}

extension JSONText {
    /// An object that keeps the order of its keys and leaves out nil.
    static func fields(_ pairs: KeyValuePairs<String, JSONText?>) -> JSONText {
        .object(pairs.compactMap { key, value in value.map { (key, $0) } })
    }
}
