/// How long whoever typed a wrong code waits before the next one is looked at.
///
/// The wait doubles with each, for the address it came from and, four times shorter, for everyone: so that many addresses
/// together are slowed down too, and one that guesses hardly disturbs the others.
struct WrongCodeDelays: Sendable {
    typealias Time = ContinuousClock.Instant

    private var overall = Record()
    private var addresses: [String: Record] = [:]

    /// After so long without a wrong code the count begins again.
    static let memory = Duration.seconds(3600)
    /// Nobody can fill the memory with addresses; the one quiet for longest goes.
    static let mostAddresses = 1000

    fileprivate struct Record {
        var wrong = 0
        var last: Time?
    }

    /// Returns the rest of the wait; nil when there is none.
    func wait(for address: String, at now: Time) -> Duration? {
        let ends = [
            addresses[address]?.end(first: .seconds(1), most: .seconds(300)),
            overall.end(first: .milliseconds(250), most: .seconds(30)),
        ]
        guard let end = ends.compactMap(\.self).max(), end > now else { return nil }
        return end - now
    }

    mutating func note(_ address: String, at now: Time) {
        overall.note(at: now)
        addresses[address, default: Record()].note(at: now)
        if addresses.count > Self.mostAddresses,
            let oldest = addresses.min(by: { $0.value.last ?? now < $1.value.last ?? now })
        {
            addresses[oldest.key] = nil
        }
    }

    /// Whoever had the right one waits no longer.
    mutating func forgive(_ address: String) { addresses[address] = nil }
}

extension WrongCodeDelays.Record {
    fileprivate mutating func note(at now: WrongCodeDelays.Time) {
        if let last, now - last > WrongCodeDelays.memory { wrong = 0 }
        wrong += 1
        last = now
    }

    fileprivate func end(first: Duration, most: Duration) -> WrongCodeDelays.Time? {
        // Beyond sixteen doublings every wait is the longest.
        last.map { $0 + min(most, first * (1 << min(wrong - 1, 16))) }
    }
}
