import Nod
import NodJSON

/// A pattern with what it is called; of one of Nod's own, also the haptic it was designed for.
public struct NamedPattern: Sendable, Equatable {
    public var name: String
    public var haptic: Haptic?
    public var pattern: HapticPattern
    /// The parts of its file that a pattern does not carry: “Pattern[1].Event.EventParameters: AttackTime”.
    public var ignored: [String] = []

    public init(name: String, haptic: Haptic? = nil, pattern: HapticPattern) {
        self.name = name
        self.haptic = haptic
        self.pattern = pattern
    }

    /// Creates the pattern felt at a moment in a profile; nil when nothing is felt.
    public init?(_ rehearsal: Rehearsal) {
        guard let haptic = rehearsal.score.haptic else { return nil }
        self.init(name: rehearsal.moment.name, haptic: haptic, pattern: HapticPattern(haptic))
    }
}

/// The formats a pattern is written in.
public enum HapticFormat: String, Sendable, CaseIterable {
    /// Apple's Core Haptics.
    case ahap
    /// Nod's own, read back to the same pattern.
    case json
    /// Android's `VibrationEffect`.
    case android
    /// `navigator.vibrate`.
    case web
    /// A theme of Linux' feedbackd.
    case feedbackd
}

extension NamedPattern {
    /// The text of a file.
    public func written(as format: HapticFormat, feedbackdForm: FeedbackdTheme.Form = .rumble) -> String {
        switch format {
        case .ahap: AHAP.document(self).document
        case .json: HapticJSON.document(self).document
        case .android: AndroidVibration(self).document.document
        case .web: WebVibration(pattern).document.document
        case .feedbackd: FeedbackdTheme([self], form: feedbackdForm).document.document
        }
    }

    /// Of a file: ten thousand clicks have as many.
    public static let mostBytes = 1_000_000

    /// Reads an AHAP file, one of Nod's own, or a feedbackd theme with a single pattern.
    public init(reading text: String, named name: String) throws(FormatError) {
        guard text.utf8.count <= Self.mostBytes else {
            throw FormatError(reason: "the file has more than \(Self.mostBytes) bytes; write a shorter pattern")
        }
        let document = try JSONPlace(reading: text)
        guard document.isObject else { throw document.failure("an object { … } is expected") }
        if document.value("Pattern") != nil {
            self = try AHAP.read(document, named: name)
        } else if document.value("events") != nil {
            self = try HapticJSON.read(document, named: name)
        } else if document.value("profiles") != nil {
            self = try FeedbackdTheme.read(document)
        } else {
            throw document.failure("neither “Pattern” (AHAP), “events” (JSON) nor “profiles” (feedbackd) is in it")
        }
    }
}
