import Nod
import NodTesting

/// The words that are read, with the seeds' own examples: an item “Buy milk”, a collection “Groceries”.
extension Rehearsal {
    private static let item = "Buy milk"
    private static let collection = "Groceries"

    private var words: Words { Words.english.said(to: audience.tuning.profile) }

    /// The words of the toast; nil without one.
    public var toastText: String? {
        switch score.toast {
        case nil: nil
        case .completed: words.text("completed", ["subject": Rehearsal.item])
        case .deleted: words.text("deleted", ["subject": Rehearsal.item])
        case .collection: words.text("collection", ["names": words.quotedList([Rehearsal.collection])])
        case .failure: words.text("failure", ["subject": Rehearsal.item])
        case .notice: words.text(moment.name)
        }
    }

    /// “Undo”, “Retry”; nil where the toast offers nothing.
    public var toastAction: String? {
        switch score.toast {
        case nil, .notice: nil
        case .failure: words.text("retry")
        case .completed, .deleted, .collection: words.text("undo")
        }
    }

    /// The words of a screen reader; nil when it says nothing.
    public var announcement: String? {
        switch score.announcement?.words {
        case nil: nil
        case .toast: toastText
        case .captured: words.text("captured")
        case .firstCaptureSaved: words.text("firstCaptureSaved")
        }
    }
}
