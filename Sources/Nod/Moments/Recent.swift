/// Things that are remembered until their time is over: flashes, bursts, collections that were celebrated.
struct Recent: Sendable, Equatable {
    // Two lists of numbers, because a list of pairs costs the browser's engine more code.
    private var values: [Int] = []
    private var ends: [Double] = []

    init() {}

    mutating func remember(_ value: Int, until time: Double) {
        values.append(value)
        ends.append(time)
    }

    /// The values remembered at `time`; what is over is forgotten.
    mutating func values(at time: Double) -> [Int] {
        let before = self
        self = Recent()
        for index in 0..<before.values.count where before.ends[index] > time {
            remember(before.values[index], until: before.ends[index])
        }
        return values
    }
}
