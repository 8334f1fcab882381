import Foundation
import TaskTexts
import TaskValues

/// A due day in words: “yesterday”, “Monday”, “12 Mar”.
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

    /// For screen readers, which can't hear the colour of an overdue day.
    public func spoken(_ texts: Texts) -> String { isOverdue ? texts("days.overdue", ["day": text]) : text }

    private static func format(_ day: Day, _ template: String, _ texts: Texts) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: texts.language.rawValue)
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: Date(timeIntervalSince1970: Double(Instant(day).milliseconds) / 1000))
    }
}

extension Day {
    /// The user's day at `date`.
    public init(_ date: Date, in calendar: Calendar = .current) {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        let parts = gregorian.dateComponents([.year, .month, .day], from: date)
        self = Day(year: parts.year ?? 0, month: parts.month ?? 1, day: parts.day ?? 1) ?? Instant.now.utcDay
    }

    public func date(in calendar: Calendar = .current) -> Date {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        return gregorian.date(from: DateComponents(year: year, month: month, day: day)) ?? Date()
    }

    public func adding(_ days: Int) -> Day {
        Instant(milliseconds: Instant(self).milliseconds + Int64(days) * Self.milliseconds).utcDay
    }

    public func distance(from other: Day) -> Int {
        Int((Instant(self).milliseconds - Instant(other).milliseconds) / Self.milliseconds)
    }

    private static let milliseconds: Int64 = 86_400_000
}
