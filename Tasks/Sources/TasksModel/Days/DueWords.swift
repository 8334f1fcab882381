import Foundation
import TaskTexts

/// A due day as people say it: yesterday, Monday, 12 Mar.
public struct DueWords: Equatable, Sendable {
    public let text: String
    public let isOverdue: Bool

    public init(_ day: Day, today: Day, texts: Texts) {
        let distance = day.distance(from: today)
        isOverdue = distance < 0
        text =
            switch distance {
            case -1: texts("days.yesterday")
            case 0: texts("days.today")
            case 1: texts("days.tomorrow")
            case 2..<7: Self.format(day, "EEEE", texts)
            default: Self.format(day, day.year == today.year ? "d MMM" : "d MMM y", texts)
            }
    }

    /// Returns the text for a screen reader, where colour can't show that the day is overdue.
    public func spoken(_ texts: Texts) -> String { isOverdue ? texts("days.overdue", ["day": text]) : text }

    private static func format(_ day: Day, _ template: String, _ texts: Texts) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: texts.language.rawValue)
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: Date(timeIntervalSince1970: Double(Instant(day).milliseconds) / 1000))
    }
}
