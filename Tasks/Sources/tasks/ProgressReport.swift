import Foundation

/// What is said of work on many tasks, and how often: “Importing: 42,000 of 100,000 tasks, 21,000 a second, 3 s left”.
struct ProgressReport {
    let verb: String
    /// Seconds between two; before the first one as well, so that short work is not talked about.
    let interval: Double
    private var last = 0.0

    init(_ verb: String, every interval: Double) { (self.verb, self.interval) = (verb, interval) }

    /// - Parameter seconds: since the work began.
    /// - Returns: nil when something was said just before.
    mutating func text(_ done: Int, of total: Int, after seconds: Double) -> String? {
        guard done > 0, seconds - last >= interval else { return nil }
        last = seconds
        let rate = Double(done) / seconds
        let left = Int((Double(total - done) / rate).rounded(.up))
        let time = left < 100 ? "\(left) s" : "\(left / 60) min"
        return "\(verb): \(grouped(done)) of \(grouped(total)) tasks, \(grouped(Int(rate))) a second, \(time) left"
    }

    private func grouped(_ number: Int) -> String { number.formatted(.number.locale(Locale(identifier: "en"))) }
}
