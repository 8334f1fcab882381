import Foundation
import Nod
import NodPerforming
import TaskTexts
import TaskValues

/// The model of the composer: it keeps the draft, makes a task of it, and closes once the feedback was seen.
@MainActor
public final class ComposerModel: ObservableObject, FeedbackStage {
    /// Kept with every change: closing, a failure and a restart lose nothing.
    @Published public var draft: ComposerDraft { didSet { changed(from: oldValue) } }
    @Published public var isOpen = false
    /// The problem with the title, shown under its field.
    @Published public private(set) var problem: String?
    /// The error that interrupts: nothing was saved, and the draft is still there.
    @Published public var error: UserFacingError?
    @Published public private(set) var isSaving = false
    /// The title of the first capture ever, from when it was saved until the composer closes: it takes the form's place.
    @Published public private(set) var confirmed: String?
    /// The message about the task that was added last, while the composer stays open.
    @Published public private(set) var receipt: String?

    /// Its answers are played at these: the form, and what takes its place.
    public let target: TargetID
    public let confirmation: TargetID
    private let book: TaskBook
    private let keep: (Data) -> Void
    private let today: () -> Day
    private var closes = false
    private var closing: (any FeedbackWake)?

    /// - Parameters:
    ///   - kept: the draft that was kept last.
    ///   - keep: keeps it, also while the app is closed.
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
    /// - Parameter collection: where a new task belongs, if nothing is written yet.
    public func open(in collection: Int64? = nil) {
        closing?.cancel()
        confirmed = nil
        if draft.isEmpty, let collection { draft.collection = collection }
        isOpen = true
    }

    /// Makes a task of what is written.
    ///
    /// - Parameter closes: whether the composer closes once its answer was seen.
    public func submit(closes: Bool = true, in context: FeedbackContext? = nil) async {
        guard !isSaving else { return }
        do {
            let task = try draft.task(today: today())
            isSaving = true
            let captured = try await book.capture(task)
            succeeded(captured, closes: closes, in: context)
        } catch let value as InvalidValue where value.field == "title" {
            problem = problem(of: value)
        } catch {
            self.error = book.userFacing(error, book.texts("composer.notAdded", ["titles": draft.title, "way": ""]))
        }
        isSaving = false
    }

    private func succeeded(_ captured: (task: TaskItem, isFirst: Bool), closes: Bool, in context: FeedbackContext?) {
        self.closes = closes
        draft = ComposerDraft()
        receipt = book.texts("composer.added", ["title": captured.task.title])
        // Who goes on writing keeps the form.
        confirmed = captured.isFirst && closes ? captured.task.title : nil
        let moment = FirstCapture.moment(hasCompletedFirstCapture: !captured.isFirst)
        book.center.report(moment, on: confirmed == nil ? target : confirmation, in: context)
    }

    /// The composer stays until its answer was seen.
    public func perform(_ score: Score, at time: Double) {
        guard closes, score.stay > 0 else { return }
        closes = false
        closing = book.center.clock.wake(at: time + score.stay) { [weak self] in self?.isOpen = false }
    }

    private func changed(from before: ComposerDraft) {
        guard draft != before else { return }
        (try? JSONEncoder().encode(draft)).map(keep)
        problem = nil
        guard !draft.isEmpty else { return }
        receipt = nil
        // Who goes on writing is not shut out.
        closing?.cancel()
    }

    private func problem(of value: InvalidValue) -> String {
        switch value.reason {
        case .empty: book.texts("title.missing")
        case .tooLong(let limit):
            book.texts("title.tooLong", ["limit": String(limit)], count: LineText.cleaned(draft.title).count)
        default: book.texts.text(Sentence(value))
        }
    }
}
