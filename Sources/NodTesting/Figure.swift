/// Numbers as traces write them: at most three decimals, and no more than needed.
enum Figure {
    /// A time at the beginning of a line: at least two decimals, so that lines align in columns.
    static func time(_ seconds: Double) -> String { text(seconds, decimals: 2) }

    static func text(_ number: Double, decimals least: Int = 0) -> String {
        guard number.magnitude < 1e12 else { return "\(number)" }
        let thousandths = Int((number.magnitude * 1000).rounded())
        var digits = [thousandths % 1000 / 100, thousandths % 100 / 10, thousandths % 10]
        while digits.count > least, digits.last == 0 { digits.removeLast() }
        let sign = number < 0 && thousandths > 0 ? "-" : ""
        let whole = "\(sign)\(thousandths / 1000)"
        return digits.isEmpty ? whole : whole + "." + digits.map { "\($0)" }.joined()
    }

    static func list(_ numbers: [Int]) -> String { numbers.map { "\($0)" }.joined(separator: " ") }
}
