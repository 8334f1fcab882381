import Nod
import NodFile
import NodTesting

/// A moment's answer on a device where everything is on, or with Reduce Motion.
public struct Rehearsal: Sendable, Equatable {
    public let moment: NamedMoment
    public let audience: Audience
    public let reducesMotion: Bool
    public let score: Score

    public init(_ moment: NamedMoment, for audience: Audience = .standard, reducesMotion: Bool = false) {
        let context = FeedbackContext(
            preferences: .audible,
            tuning: audience.tuning,
            reducesMotion: reducesMotion
        )
        var score = Score(answering: [moment.moment], in: context, seed: 1)
        if let role = moment.moment.role { score.tracks += Rehearsal.press(role, in: context) }
        self.moment = moment
        self.audience = audience
        self.reducesMotion = reducesMotion
        self.score = score
    }

    /// The tracks of a press going down: how long it lasts depends on the finger.
    private static func press(_ role: PressRole, in context: FeedbackContext) -> [Track] {
        var session = FeedbackSession()
        for case .perform(let press, _) in session.handle(.pressed(target: 0, role: role), in: context, at: 0) {
            return press.tracks
        }
        return []
    }
}

/// The words of a moment, with the seeds' examples: an item “Buy milk”, a collection “Groceries”.
extension Rehearsal {
    private static let item = "Buy milk"
    private static let collection = "Groceries"

    private var words: Words { Words.english.said(to: audience.tuning.profile) }

    var toastText: String? {
        switch score.toast {
        case nil: nil
        case .completed: words.text("completed", ["subject": Rehearsal.item])
        case .deleted: words.text("deleted", ["subject": Rehearsal.item])
        case .collection: words.text("collection", ["names": words.quotedList([Rehearsal.collection])])
        case .failure: words.text("failure", ["subject": Rehearsal.item])
        case .notice: words.text(moment.name)
        }
    }

    /// “Undo”, “Retry”; nil if the toast has no button.
    var toastAction: String? {
        switch score.toast {
        case nil, .notice: nil
        case .failure: words.text("retry")
        case .completed, .deleted, .collection: words.text("undo")
        }
    }

    /// What a screen reader is told; nil for nothing.
    var announcement: String? {
        switch score.announcement?.words {
        case nil: nil
        case .toast: toastText
        case .captured: words.text("captured")
        case .firstCaptureSaved: words.text("firstCaptureSaved")
        }
    }
}

/// The feedback that moments are answered with: a profile of Nod, or an app's own file.
public struct Audience: Sendable, Equatable {
    public let name: String
    public let tuning: Tuning

    public static let standard = Audience(name: "standard", tuning: Tuning())
    public static let child = Audience(name: "child", tuning: Tuning(profile: .child))

    private init(name: String, tuning: Tuning) {
        self.name = name
        self.tuning = tuning
    }

    /// - Parameter fallback: the name if the file has none.
    public init(_ file: FeedbackFile, named fallback: String) {
        let name = file.name ?? ""
        self.init(name: name.isEmpty ? fallback : name, tuning: file.tuning)
    }
}
