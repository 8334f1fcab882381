import Foundation
import TaskValues

extension Day {
    /// The day that a person with this calendar has at `date`.
    public init(_ date: Date, in calendar: Calendar = .current) {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        let parts = gregorian.dateComponents([.year, .month, .day], from: date)
        self = Day(year: parts.year ?? 0, month: parts.month ?? 1, day: parts.day ?? 1) ?? Instant.now.utcDay
    }

    /// Its midnight in a calendar's time zone, for pickers that know instants only.
    public func date(in calendar: Calendar = .current) -> Date {
        var gregorian = Calendar(identifier: .gregorian)
        gregorian.timeZone = calendar.timeZone
        return gregorian.date(from: DateComponents(year: year, month: month, day: day)) ?? Date()
    }

    /// The day that many days later.
    public func adding(_ days: Int) -> Day {
        Instant(milliseconds: Instant(self).milliseconds + Int64(days) * Self.milliseconds).utcDay
    }

    /// How many days later than `other`.
    public func distance(from other: Day) -> Int {
        Int((Instant(self).milliseconds - Instant(other).milliseconds) / Self.milliseconds)
    }

    private static let milliseconds: Int64 = 86_400_000
}
