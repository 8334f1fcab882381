/// Stable identifiers: a hash of rule, type and normalised code, and the ordinal within the file.
struct Fingerprints {
    private var seen: [String: Int] = [:]

    /// Expects findings in the order of their files and places.
    mutating func next(_ finding: Finding) -> String {
        let text = [finding.rule, finding.type, finding.code].joined(separator: "\u{0}")
        // FNV-1a of 64 bits.
        let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        let kind = String(hash, radix: 16)
        seen[finding.path + "\u{0}" + kind, default: 0] += 1
        return "\(kind):\(seen[finding.path + "\u{0}" + kind]!)"
    }
}
