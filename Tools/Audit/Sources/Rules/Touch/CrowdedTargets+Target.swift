/// A control and the room it has in the direction of its stack.
struct CrowdedTarget {
    var before = 0.0
    var after = 0.0
    var isLarge = false
    var isUncertain = false
    /// As code.
    var action: String?
    /// It is followed by others of its kind.
    var isRepeated = false
}

extension CrowdedTarget {
    /// Whoever hits the neighbour gets what they wanted.
    func doesTheSame(as other: CrowdedTarget) -> Bool { !isRepeated && action != nil && action == other.action }
}
