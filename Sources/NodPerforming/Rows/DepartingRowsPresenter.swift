import Nod

/// What keeps completed rows of a filtered list until they left: it follows the list and the engine.
@MainActor
public final class DepartingRowsPresenter<ID: Hashable & Sendable>: RowWatcher {
    /// Called before rows go or come back by themselves; what it is given changes them.
    public var change: @MainActor (_ rows: @MainActor () -> Void) -> Void = { $0() }
    public private(set) var model = DepartingRowsModel<ID>()
    private weak var center: FeedbackCenter?
    private var wakes: [ID: any FeedbackWake] = [:]

    public init() {}

    /// What is shown of a list that holds `ids`; to be asked whenever the list is drawn.
    public func rows(of ids: [ID], in center: FeedbackCenter) -> [ID] {
        if self.center !== center { follow(center) }
        let changed = model.hold(ids) { isUnderWay($0) }
        if !changed.isEmpty { confirm(changed) }
        return model.rows
    }

    private func follow(_ center: FeedbackCenter) {
        self.center?.unwatch(self)
        self.center = center
        center.watch(self)
    }

    /// Its answer is still to be seen, or it was reopened and the list has yet to take it in again.
    private func isUnderWay(_ id: ID) -> Bool {
        guard let check = check(of: id) else { return false }
        if let departure = check.departure { return !departure.hasLeft }
        return !check.wish && !check.isSettled
    }

    /// The list follows what was wished. Told after the drawing that showed it, which nothing may change.
    private func confirm(_ ids: [ID]) {
        guard let center else { return }
        let items = ids.compactMap { center.knownNumber(of: $0) }
        guard !items.isEmpty else { return }
        _ = center.clock.wake(at: center.clock.now) { [weak center] in
            for item in items { center?.confirm(item) }
        }
    }
}

extension DepartingRowsPresenter {
    public func leaves(_ item: Int, _ score: Score, at time: Double) {
        guard let id = id(of: item), model.leave(id) else { return }
        wake(id, at: time + score.duration) { $0.left(id) }
    }

    public func returns(_ item: Int) {
        guard let id = id(of: item) else { return }
        comeBack(id)
    }

    public func settles(_ item: Int) {
        guard let id = id(of: item), model.isAway(id) else { return }
        waitForList(id)
    }

    private func left(_ id: ID) {
        change { [self] in model.left(id) }
        if model.isAway(id), check(of: id)?.isSettled ?? true { waitForList(id) }
    }

    /// A list that goes on holding what was completed is taken at its word: it shows completed items.
    private func waitForList(_ id: ID) {
        guard let center else { return }
        wake(id, at: center.clock.now + SaveRequest.patience) { $0.comeBack(id) }
    }

    private func comeBack(_ id: ID) {
        wakes.removeValue(forKey: id)?.cancel()
        guard model.isAway(id) || model.isLeaving(id) else { return }
        change { [self] in model.comeBack(id) }
    }

    private func wake(_ id: ID, at time: Double, _ body: @escaping @MainActor (DepartingRowsPresenter) -> Void) {
        wakes[id]?.cancel()
        wakes[id] = center?.clock.wake(at: time) { [weak self] in
            guard let self else { return }
            wakes[id] = nil
            body(self)
        }
    }

    private func check(of id: ID) -> CheckModel? {
        guard let center, let number = center.knownNumber(of: id) else { return nil }
        return center.session.check(of: number)
    }

    private func id(of item: Int) -> ID? { center?.id(of: item)?.base as? ID }
}
