import Foundation
import Nod
import NodPerforming
import TaskTexts
import TaskValues

@MainActor
public final class ComposerModel: ObservableObject, FeedbackStage {
    /// Stored with each change, so that it survives closing, a failure and a restart.
    @Published public var draft: ComposerDraft { didSet { changed(from: oldValue) } }
    @Published public var isOpen = false
    @Published public private(set) var problem: String?
    /// An error to alert; the draft is kept.
    @Published public var error: UserFacingError?
    @Published public private(set) var isSaving = false
    /// The title of the first capture ever, shown instead of the form until the composer closes.
    @Published public private(set) var confirmed: String?

    /// The targets of feedback: the form, and the confirmation that replaces it.
    public let target: TargetID
    public let confirmation: TargetID
    private let book: TaskBook
    private let keep: (Data) -> Void
    private let today: () -> Day
    private var closing: (any FeedbackWake)?

    public init(book: TaskBook, kept: Data?, keep: @escaping (Data) -> Void, today: @escaping () -> Day) {
        self.book = book
        self.keep = keep
        self.today = today
        target = book.center.newTarget()
        confirmation = book.center.newTarget()
        draft = kept.flatMap { try? JSONDecoder().decode(ComposerDraft.self, from: $0) } ?? ComposerDraft()
        for place in [target, confirmation] { book.center.attach(self, to: place) }
    }
}

extension ComposerModel {
    public func open(in collection: Int64? = nil) {
        closing?.cancel()
        confirmed = nil
        if draft.isEmpty, let collection { draft.collection = collection }
        isOpen = true
    }

    public func submit(in context: FeedbackContext? = nil) async {
        guard !isSaving else { return }
        do {
            let task = try draft.task(today: today())
            isSaving = true
            let captured = try await book.capture(task)
            succeeded(captured, in: context)
        } catch let value as InvalidValue where value.field == "title" {
            problem = value.reason == .empty ? book.texts("title.missing") : book.texts.text(Sentence(value))
        } catch {
            self.error = book.userFacing(error, book.texts("composer.notAdded", ["titles": draft.title, "way": ""]))
        }
        isSaving = false
    }

    private func succeeded(_ captured: (task: TaskItem, isFirst: Bool), in context: FeedbackContext?) {
        draft = ComposerDraft()
        confirmed = captured.isFirst ? captured.task.title : nil
        let moment = FirstCapture.moment(hasCompletedFirstCapture: !captured.isFirst)
        book.center.report(moment, on: confirmed == nil ? target : confirmation, in: context)
    }

    public func perform(_ score: Score, at time: Double) {
        guard score.stay > 0 else { return }
        closing = book.center.clock.wake(at: time + score.stay) { [weak self] in self?.isOpen = false }
    }

    private func changed(from before: ComposerDraft) {
        guard draft != before else { return }
        (try? JSONEncoder().encode(draft)).map(keep)
        problem = nil
        if !draft.isEmpty { closing?.cancel() }
    }
}

public struct ComposerDraft: Equatable, Sendable, Codable {
    public var title = ""
    public var due = DueChoice.none
    public var collection: Int64?

    public init() {}

    public var isEmpty: Bool { LineText.cleaned(title).isEmpty }

    func task(today: Day) throws(InvalidValue) -> TaskDraft {
        var draft = TaskDraft(title: try LineText(title, field: "title", limit: TaskItem.titleLimit).text)
        draft.due = due.day(today: today)
        draft.collections = collection.map { [$0] } ?? []
        return draft
    }
}

public enum DueChoice: Hashable, Sendable, Codable {
    case none, today, tomorrow
    case on(Day)

    public func day(today: Day) -> Day? {
        switch self {
        case .none: nil
        case .today: today
        case .tomorrow: today.adding(1)
        case .on(let day): day
        }
    }

    public var key: String {
        switch self {
        case .none: "composer.day.none"
        case .today: "composer.day.today"
        case .tomorrow: "composer.day.tomorrow"
        case .on: "composer.day.date"
        }
    }
}
