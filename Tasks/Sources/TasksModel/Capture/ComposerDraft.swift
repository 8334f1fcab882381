import Foundation
import TaskValues

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
