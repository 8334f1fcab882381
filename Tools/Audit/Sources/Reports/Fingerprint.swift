/// Stable identifiers of findings: a hash of rule, type and normalised code, and which of its kind in the file it is.
struct Fingerprints {
    private var seen: [String: Int] = [:]

    /// Of findings in the order of their files and places.
    mutating func next(_ finding: Finding) -> String {
        let hash = ContentHash([finding.rule, finding.type, finding.code].joined(separator: "\u{0}"))
        let kind = hash.description.prefix(16)
        let number = seen[finding.path + "\u{0}" + kind, default: 0] + 1
        seen[finding.path + "\u{0}" + kind] = number
        return "\(kind):\(number)"
    }
}
