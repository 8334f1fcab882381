/// Which rows of a filtered list are shown, and in which order: those it holds, and those whose answer is still to be seen.
///
/// A list drops a completed item at once. Its row is kept in its place until it has left; if the item is back in the list
/// before that, nothing has happened. A row that has left stays away although its list still holds it, as while a slow save
/// is under way.
public struct DepartingRowsModel<ID: Hashable & Sendable>: Sendable, Equatable {
    /// What is shown, in order.
    public private(set) var rows: [ID] = []
    /// What the list holds.
    private var held: [ID] = []
    /// On their way out.
    private var leaving: Set<ID> = []
    /// Left, and still in the list.
    private var away: Set<ID> = []

    public init() {}

    /// The list holds `ids` from now on.
    ///
    /// - Parameter isUnderWay: whether an item that the list does not hold any more is still to leave, or to come back.
    /// - Returns: what the list dropped or took in again while its row was shown.
    @discardableResult
    public mutating func hold(_ ids: [ID], isUnderWay: (ID) -> Bool) -> [ID] {
        guard ids != held || rows != held else { return [] }
        let now = Set(ids)
        let before = Set(held)
        away.formIntersection(now)
        let kept = rows.filter { !now.contains($0) && (leaving.contains($0) || isUnderWay($0)) }
        let changed = rows.filter { now.contains($0) != before.contains($0) }
        held = ids
        rows = placed(kept, of: rows)
        leaving.formIntersection(rows)
        return changed
    }

    /// The engine lets its row go. Returns whether there is one.
    public mutating func leave(_ id: ID) -> Bool {
        guard rows.contains(id) else { return false }
        leaving.insert(id)
        return true
    }

    /// Its way out is over.
    public mutating func left(_ id: ID) {
        guard leaving.remove(id) != nil else { return }
        if held.contains(id) { away.insert(id) }
        rows.removeAll { $0 == id }
    }

    /// It stays or comes back, if its list holds it.
    public mutating func comeBack(_ id: ID) {
        leaving.remove(id)
        guard away.remove(id) != nil else { return }
        rows = placed(rows.filter { !held.contains($0) }, of: rows)
    }

    public func isLeaving(_ id: ID) -> Bool { leaving.contains(id) }
    public func isAway(_ id: ID) -> Bool { away.contains(id) }
    public func isHeld(_ id: ID) -> Bool { held.contains(id) }

    /// The list's own order, and each of the `kept` after the neighbour it followed in `old`.
    private func placed(_ kept: [ID], of old: [ID]) -> [ID] {
        var result = held.filter { !away.contains($0) }
        for id in kept {
            let earlier = old.prefix { $0 != id }.reversed()
            let neighbour = earlier.first { result.contains($0) }
            let place = neighbour.flatMap { result.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            result.insert(id, at: place)
        }
        return result
    }
}
