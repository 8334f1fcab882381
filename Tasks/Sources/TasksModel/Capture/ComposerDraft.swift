import Foundation
import TaskValues

/// The contents of the composer: a title, perhaps a day and a collection.
public struct ComposerDraft: Equatable, Sendable, Codable {
    public var title = ""
    public var due = DueChoice.none
    public var collection: Int64?

    public init() {}

    public var isEmpty: Bool { LineText.cleaned(title).isEmpty }

    /// A task as it is to be made.
    ///
    /// - Throws: `InvalidValue` when the title is none.
    func task(today: Day) throws(InvalidValue) -> TaskDraft {
        var draft = TaskDraft(title: try LineText(title, field: "title", limit: TaskItem.titleLimit).text)
        draft.due = due.day(today: today)
        draft.collections = collection.map { [$0] } ?? []
        return draft
    }
}

/// When a new task is due, as the composer offers it.
public enum DueChoice: Hashable, Sendable {
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

    /// The key of its words.
    public var key: String {
        switch self {
        case .none: "composer.day.none"
        case .today: "composer.day.today"
        case .tomorrow: "composer.day.tomorrow"
        case .on: "composer.day.date"
        }
    }
}

/// Kept as one word or as the day itself.
extension DueChoice: RawRepresentable, Codable {
    public init(rawValue: String) {
        switch rawValue {
        case "today": self = .today
        case "tomorrow": self = .tomorrow
        default: self = Day(rawValue).map(DueChoice.on) ?? .none
        }
    }

    public var rawValue: String {
        switch self {
        case .none: ""
        case .today: "today"
        case .tomorrow: "tomorrow"
        case .on(let day): day.description
        }
    }
}

/// Where a draft outlives its composer: also when the app is closed.
public struct DraftDrawer {
    private let read: () -> Data?
    private let write: (Data) -> Void

    public init(read: @escaping () -> Data?, write: @escaping (Data) -> Void) {
        self.read = read
        self.write = write
    }

    public init(_ defaults: UserDefaults, key: String = "draft") {
        self.init {
            defaults.data(forKey: key)
        } write: {
            defaults.set($0, forKey: key)
        }
    }

    public var draft: ComposerDraft {
        get { read().flatMap { try? JSONDecoder().decode(ComposerDraft.self, from: $0) } ?? ComposerDraft() }
        nonmutating set { (try? JSONEncoder().encode(newValue)).map(write) }
    }
}
