/// Visible rows of a filtered list, in order.
///
/// A list drops a completed item at once, but its row is kept until it has left; if the item returns before that,
/// nothing has happened. A row that left stays away even if its list still has it, as during a slow save. A list that
/// takes an item in, such as a board's “Done” column, shows it once it has left the other list.
package struct DepartingRowsModel<ID: Hashable & Sendable>: Sendable, Equatable {
    package private(set) var rows: [ID] = []
    private var held: [ID]?
    private var leaving: Set<ID> = []
    /// Items of the list whose rows have left, or haven't arrived yet.
    private var away: Set<ID> = []

    package init() {}

    /// Updates the list.
    ///
    /// - Parameters:
    ///   - ids: the filtered list, in order.
    ///   - leaves: whether an item's row will still leave this list or another.
    ///   - comesBack: whether an item was reopened and its list hasn't followed.
    /// - Returns: visible rows that the list dropped or added again.
    @discardableResult
    package mutating func hold(_ ids: [ID], leaves: (ID) -> Bool, comesBack: (ID) -> Bool) -> [ID] {
        guard ids != held || rows != held else { return [] }
        let (now, before, shown) = (Set(ids), Set(held ?? ids), Set(rows))
        away.formIntersection(now)
        for id in ids where held?.contains(id) != true && !shown.contains(id) && leaves(id) { away.insert(id) }
        let kept = rows.filter { !now.contains($0) && (leaving.contains($0) || leaves($0) || comesBack($0)) }
        let changed = rows.filter { now.contains($0) != before.contains($0) }
        held = ids
        rows = placed(kept)
        leaving.formIntersection(rows)
        return changed
    }

    /// Lets a row leave. Returns whether there is one.
    package mutating func leave(_ id: ID) -> Bool {
        guard rows.contains(id) else { return false }
        leaving.insert(id)
        return true
    }

    package mutating func left(_ id: ID) {
        guard leaving.remove(id) != nil else { return }
        if isHeld(id) { away.insert(id) }
        rows.removeAll { $0 == id }
    }

    /// Keeps or shows the row, if its list has it.
    package mutating func come(_ id: ID) {
        leaving.remove(id)
        guard away.remove(id) != nil else { return }
        rows = placed(rows.filter { !isHeld($0) })
    }

    /// Shows the row only if its list has it.
    package mutating func follow(_ id: ID) {
        leaving.remove(id)
        away.remove(id)
        rows = placed(rows.filter { !isHeld($0) && $0 != id })
    }

    package var isAtRest: Bool { leaving.isEmpty }

    package func isLeaving(_ id: ID) -> Bool { leaving.contains(id) }
    package func isAway(_ id: ID) -> Bool { away.contains(id) }
    package func isHeld(_ id: ID) -> Bool { held?.contains(id) ?? false }
    /// Whether the row is kept although the list has dropped it.
    package func isLeft(_ id: ID) -> Bool { rows.contains(id) && !isHeld(id) && !isLeaving(id) }

    /// The list's order, with each kept row after its former neighbour.
    private func placed(_ kept: [ID]) -> [ID] {
        var result = (held ?? []).filter { !away.contains($0) }
        for id in kept {
            let earlier = rows.prefix { $0 != id }.reversed()
            let neighbour = earlier.first { result.contains($0) }
            let place = neighbour.flatMap { result.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            result.insert(id, at: place)
        }
        return result
    }
}
