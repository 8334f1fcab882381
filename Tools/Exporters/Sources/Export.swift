import Nod
import NodFile

/// What a moment's answer is written as.
public enum ExportFormat: String, Sendable, CaseIterable {
    /// Motion, haptic, sound and words, in English.
    case text
    /// All of it as data, keyframes included.
    case json
    /// A picture over time.
    case svg
    /// Apple's Core Haptics.
    case ahap
    /// The arguments of Android's `VibrationEffect.createWaveform`.
    case android
    /// The argument of `navigator.vibrate`.
    case web
    /// 16 bits, 48,000 samples a second, one channel.
    case wav

    /// What a file's name ends with.
    var ending: String {
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
        switch format {
        case .text: text = self.text
        case .json: text = json.document
        case .svg: text = svg
        case .ahap: text = score.haptic.map { AHAP.document(HapticPattern($0), named: moment.name).document }
        case .android: text = score.haptic.map { AndroidVibration($0).document.document }
        case .web: text = score.haptic.map { WebVibration(HapticPattern($0)).document.document }
        case .wav: return score.sound.map { $0.recipe.waveFile() }
        }
        return text.map { Array($0.utf8) }
    }
}

/// Answers as the files of a folder, with a page that shows them.
public struct ExportFolder: Sendable {
    public struct File: Sendable, Equatable {
        public let name: String
        public let bytes: [UInt8]
    }

    let rehearsals: [Rehearsal]
    let formats: [ExportFormat]

    public init(_ rehearsals: [Rehearsal], as formats: [ExportFormat] = ExportFormat.allCases) {
        self.rehearsals = rehearsals
        self.formats = formats
    }

    /// The page first; the same bytes every time.
    public var files: [File] {
        [File(name: "index.html", bytes: Array(IndexPage(folder: self).document.utf8))]
            + rehearsals.flatMap { rehearsal in
                formats.compactMap { format in
                    rehearsal.exported(as: format).map { File(name: Self.name(rehearsal, format), bytes: $0) }
                }
            }
    }

    static func name(_ rehearsal: Rehearsal, _ format: ExportFormat) -> String {
        "\(rehearsal.moment.name).\(format.ending)"
    }
}
