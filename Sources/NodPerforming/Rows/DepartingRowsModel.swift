/// Which rows of a filtered list are shown, and in which order: those it holds, and those whose answer is still to be
/// seen.
///
/// A list drops a completed item at once. Its row is kept in its place until it has left; if the item is back in the
/// list before that, nothing has happened. A row that has left stays away although its list still holds it, as while a
/// slow save is under way. A list that takes the item in, as a board's column of done things, shows it when it has left
/// the other, also where that column was empty and is drawn for the first time.
package struct DepartingRowsModel<ID: Hashable & Sendable>: Sendable, Equatable {
    /// The rows in sight, in order.
    package private(set) var rows: [ID] = []
    /// The rows of the list; `nil` before the first.
    private var held: [ID]?
    /// Leaving.
    private var leaving: Set<ID> = []
    /// Left, or not yet come from elsewhere, and in the list.
    private var away: Set<ID> = []

    package init() {}

    /// The list holds `ids` from now on.
    ///
    /// - Parameters:
    ///   - ids: what its filter left, in order.
    ///   - leaves: whether an item is still to leave this list or another.
    ///   - comesBack: whether an item was reopened and its list has yet to take it in again.
    /// - Returns: what the list dropped, or took in again while its row was shown.
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

    /// The engine lets its row go. Returns whether there is one.
    package mutating func leave(_ id: ID) -> Bool {
        guard rows.contains(id) else { return false }
        leaving.insert(id)
        return true
    }

    /// It has left.
    package mutating func left(_ id: ID) {
        guard leaving.remove(id) != nil else { return }
        if isHeld(id) { away.insert(id) }
        rows.removeAll { $0 == id }
    }

    /// It stays or comes, if its list holds it.
    package mutating func come(_ id: ID) {
        leaving.remove(id)
        guard away.remove(id) != nil else { return }
        rows = placed(rows.filter { !isHeld($0) })
    }

    /// Its list is taken at its word: it is shown if it is held, and only then.
    package mutating func follow(_ id: ID) {
        leaving.remove(id)
        away.remove(id)
        rows = placed(rows.filter { !isHeld($0) && $0 != id })
    }

    /// Whether no row is leaving.
    package var isAtRest: Bool { leaving.isEmpty }

    package func isLeaving(_ id: ID) -> Bool { leaving.contains(id) }
    package func isAway(_ id: ID) -> Bool { away.contains(id) }
    package func isHeld(_ id: ID) -> Bool { held?.contains(id) ?? false }

    /// The list's own order, and each of the `kept` after the neighbour it followed before.
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
