#if canImport(Nod)
import Nod
#endif

package struct NumberWriter {
    package private(set) var numbers: [Double] = []

    package init() {}

    mutating func put(_ number: Double) { numbers.append(number) }
    mutating func put(_ number: Int) { put(Double(number)) }
    mutating func put(_ code: Int32) { put(Double(code)) }
    mutating func put(_ flag: Bool) { put(flag ? 1 : 0) }
    mutating func putMilliseconds(_ seconds: Double) { put(seconds * 1000) }
    mutating func put<Kind>(_ id: FeedbackID<Kind>) { put(id.number) }

    /// A record: kind, number of fields, fields.
    package mutating func write(_ effect: Effect) {
        let start = numbers.count
        writeFields(of: effect)
        numbers[start + 1] = Double(numbers.count - start - 2)
    }
}

extension Score {
    /// By number, because lists of channels and reasons would take more code.
    private static let channels = Int32(4)

    var heldCount: Int {
        var count = 0
        for channel in 0..<Score.channels where held(at: channel) != nil { count += 1 }
        return count
    }

    func held(_ index: Int) -> Held {
        var (channel, rest) = (Int32(0), index)
        while true {
            if let held = held(at: channel) {
                if rest == 0 { return held }
                rest -= 1
            }
            channel += 1
        }
    }

    private func held(at code: Int32) -> Held? {
        guard let channel = Held.Channel(rawValue: code), let reason = reasonHeld(channel) else { return nil }
        return Held(channel, reason)
    }
}

extension Particle {
    /// One of `lookCount` evenly spaced looks, for performers without curves.
    func look(_ index: Int) -> Look { look(at: duration * Double(index) / Double(Particle.lookCount - 1)) }
}
