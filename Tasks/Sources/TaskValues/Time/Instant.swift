import Foundation

/// A time in UTC, to the millisecond, written as ISO 8601.
///
/// Days are computed with Howard Hinnant's “chrono-compatible low-level date algorithms”, exact for every year: Foundation's
/// ISO 8601 style truncates milliseconds and is Julian before 1582.
public struct Instant: Sendable, Hashable, Comparable {
    /// Since 1970-01-01T00:00:00Z.
    public let milliseconds: Int64

    public init(milliseconds: Int64) { self.milliseconds = milliseconds }

    public init(_ day: Day) {
        let years = Int64(day.month <= 2 ? day.year - 1 : day.year)
        let era = (years >= 0 ? years : years - 399) / 400
        let yearOfEra = years - era * 400
        let monthFromMarch = Int64((day.month + 9) % 12)
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + Int64(day.day) - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        self.init(milliseconds: (era * 146_097 + dayOfEra - 719_468) * Self.day)
    }

    /// Reads `YYYY-MM-DDTHH:MM:SS.mmmZ` only.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2, let day = Day(parts[0]), let time = Self.timeOfDay(Array(parts[1].utf8)) else {
            return nil
        }
        self.init(milliseconds: Instant(day).milliseconds + time)
    }

    public static func < (one: Instant, other: Instant) -> Bool { one.milliseconds < other.milliseconds }

    private static let day: Int64 = 86_400_000

    private static func timeOfDay(_ bytes: [UInt8]) -> Int64? {
        guard bytes.count == 13, bytes[2] == 58, bytes[5] == 58, bytes[8] == 46, bytes[12] == 90 else { return nil }
        guard let hour = Day.number(bytes[0..<2]), let minute = Day.number(bytes[3..<5]),
            let second = Day.number(bytes[6..<8]), let millisecond = Day.number(bytes[9..<12]),
            hour < 24, minute < 60, second < 60
        else { return nil }
        return Int64(((hour * 60 + minute) * 60 + second) * 1000 + millisecond)
    }
}

extension Instant {
    public var utcDay: Day {
        let days = (milliseconds >= 0 ? milliseconds : milliseconds - Self.day + 1) / Self.day + 719_468
        let era = (days >= 0 ? days : days - 146_096) / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        return Day(year: Int(year), month: Int(month), day: Int(day)) ?? Self.lastDay
    }

    /// For times beyond four digits of year.
    private static let lastDay = Day(year: 9999, month: 12, day: 31)!
}

extension Instant: CodedAsText {
    public var description: String {
        let time = Int(milliseconds - Instant(utcDay).milliseconds)
        let (hour, minute) = (time / 3_600_000, time / 60_000 % 60)
        let (second, millisecond) = (time / 1000 % 60, time % 1000)
        let clock = "\(padded(hour, to: 2)):\(padded(minute, to: 2)):\(padded(second, to: 2))"
        return "\(utcDay)T\(clock).\(padded(millisecond, to: 3))Z"
    }
}

extension Instant {
    /// The system clock's time. The store gets its clock as an argument.
    public static var now: Instant {
        Instant(milliseconds: Int64((Date().timeIntervalSince1970 * 1000).rounded(.down)))
    }
}
