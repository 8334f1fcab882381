import Foundation
import NodPerforming
import TaskStore
@_exported import TaskTexts

/// Everything the app's places share.
@MainActor
public final class AppModel: ObservableObject {
    public let book: TaskBook
    public let composer: ComposerModel
    /// The app's texts, worded for the chosen profile.
    @Published public private(set) var texts: Texts
    /// The day it is for the person; what is due is compared with it.
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

    /// The app is in front of the person again: it may be another day.
    public func becameActive() { today = now() }

    /// Reads everything, and follows what changes for as long as it is awaited.
    public func run() async {
        async let following: Void = book.follow()
        await book.load()
        await following
    }
}
