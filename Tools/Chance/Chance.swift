/// Chance that is the same for a seed everywhere: SplitMix64 by Steele, Lea and Flood (2014), as the engine has it.
public struct Chance: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    public mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

    public mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

    /// Whether one in so many is drawn.
    public mutating func hits(oneIn count: Int) -> Bool { below(count) == 0 }
}
