/// Things that are remembered until their time is over: flashes, bursts, collections that were celebrated.
struct Recent: Sendable, Equatable {
    private var entries: [Entry] = []

    private struct Entry: Sendable, Equatable {
        var value: Int
        var until: Double
    }

    init() {}

    mutating func remember(_ value: Int, until time: Double) { entries.append(Entry(value: value, until: time)) }

    /// The values remembered at `time`; what is over is forgotten.
    mutating func values(at time: Double) -> [Int] {
        var kept: [Entry] = []
        var values: [Int] = []
        for entry in entries where entry.until > time {
            kept.append(entry)
            values.append(entry.value)
        }
        entries = kept
        return values
    }
}
