#if canImport(Nod)
import Nod
#endif

/// The numbers that were written, one after the other.
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

extension Particle {
    /// One of `lookCount` evenly spaced looks: a performer multiplies nothing and knows no curve.
    func look(_ index: Int) -> Look { look(at: duration * Double(index) / Double(Particle.lookCount - 1)) }
}
