import Foundation
import NodPerforming
import TaskStore
@_exported import TaskTexts

@MainActor
public final class AppModel: ObservableObject {
    public let book: TaskBook
    public let composer: ComposerModel
    @Published public private(set) var texts: Texts
    @Published public private(set) var today: Day
    private let now: () -> Day

    public init(
        keeper: TaskKeeper,
        center: FeedbackCenter,
        texts: Texts,
        draft: Data? = nil,
        keepDraft: @escaping (Data) -> Void = { _ in },
        today: @escaping () -> Day = { Day(Date()) }
    ) {
        self.texts = texts
        book = TaskBook(keeper: keeper, center: center, texts: texts)
        composer = ComposerModel(book: book, kept: draft, keep: keepDraft, today: today)
        now = today
        self.today = today()
    }

    public func speak(to profile: String) {
        texts = texts.worded(for: profile)
        book.texts = texts
    }

    public func becameActive() { today = now() }

    /// Loads everything and follows changes until it is cancelled.
    public func run() async {
        async let following: Void = book.follow()
        await book.load()
        await following
    }
}
