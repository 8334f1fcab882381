/// Keeps completed rows of a filtered list until they left.
///
/// ```swift
/// let list = DepartingRowsPresenter<String, String>()
/// let rows = list.rows(of: ["milk"], id: { $0 }, in: center)
/// ```
@MainActor
public final class DepartingRowsPresenter<ID: Hashable & Sendable, Element>: RowWatcher {
    /// Called when rows go, come or change by themselves; what it is given does it.
    package var change: @MainActor (_ rows: @MainActor () -> Void) -> Void = { $0() }
    private var model = DepartingRowsModel<ID>()
    /// The rows in sight and their last known elements, in order.
    private var known: (ids: [ID], elements: [Element]) = ([], [])
    private weak var center: FeedbackCenter?
    /// The rows leaving this list or another.
    private var departing: Set<ID> = []
    /// Items that came back, until its lists have followed: their rows make room for it as they took its room.
    private var returning: Set<ID> = []
    private var wakes: [ID: any FeedbackWake] = [:]

    public init() {}

    /// The rows to show for a list; ask whenever it is drawn.
    ///
    /// - Parameters:
    ///   - elements: the list, in order.
    ///   - id: what the center knows an element by.
    ///   - isShown: the list's filter; what it leaves out is known, and drawn as it is now while it leaves.
    ///   - center: whose answers the rows wait for.
    public func rows(
        of elements: some Collection<Element>,
        id: (Element) -> ID,
        where isShown: (Element) -> Bool = { _ in true },
        in center: FeedbackCenter
    ) -> [DepartingRow<ID, Element>] {
        if self.center !== center { follow(center) }
        let shown = elements.filter(isShown)
        let held = shown.map(id)
        let changed = model.hold(
            held,
            leaves: { isStillToLeave($0) || returning.contains($0) },
            comesBack: isComingBack
        )
        if !changed.isEmpty { confirm(changed) }
        for id in returning where isWaited(for: id) { follow(id, at: center.clock.now) }
        if model.isAtRest && model.rows == held {
            known = (held, shown)
            return zip(held, shown).map { DepartingRow(id: $0, element: $1, isSnapshot: false, isLeaving: false) }
        }
        return rows(among: Dictionary(elements.map { (id($0), $0) }) { $1 })
    }

    /// The rows while some of them leave or come: what the list dropped is drawn as it was last known.
    private func rows(among given: [ID: Element]) -> [DepartingRow<ID, Element>] {
        let earlier = Dictionary(zip(known.ids, known.elements)) { $1 }
        let rows = model.rows.compactMap { id in
            (given[id] ?? earlier[id]).map { element in
                DepartingRow(
                    id: id,
                    element: element,
                    isSnapshot: given[id] == nil,
                    isLeaving: model.isLeaving(id)
                )
            }
        }
        known = (rows.map(\.id), rows.map(\.element))
        return rows
    }

    private func follow(_ center: FeedbackCenter) {
        self.center?.unwatch(self)
        self.center = center
        center.watch(self)
    }

    private func isStillToLeave(_ id: ID) -> Bool {
        guard let departure = check(of: id)?.departure else { return false }
        return !departure.hasLeft || departing.contains(id)
    }

    /// An item that is reopened elsewhere comes back there: this list is taken at its word.
    private func isComingBack(_ id: ID) -> Bool {
        guard let check = check(of: id) else { return false }
        return !check.wish && check.spot == nil && check.concernsCompletion
    }

    /// The list follows what was wished. Told after the drawing that showed it, which nothing may change.
    private func confirm(_ ids: [ID]) {
        guard let center else { return }
        let items = ids.compactMap { center.knownItem($0) }
        guard !items.isEmpty else { return }
        _ = center.clock.wake(at: center.clock.now) { [weak center] in
            for item in items { center?.confirm(item) }
        }
    }

    private func check(of id: ID) -> CheckModel? {
        guard let center, let item = center.knownItem(id) else { return nil }
        return center.session.check(of: item)
    }

    private func id(of item: ItemID) -> ID? { center?.id(of: item)?.base as? ID }
}

extension DepartingRowsPresenter {
    public func leaves(_ item: ItemID, _ score: Score, at time: Double) {
        guard let id = id(of: item) else { return }
        departing.insert(id)
        returning.remove(id)
        if model.leave(id) { change {} }
        wake(id, at: time + score.closing) { $0.left(id) }
    }

    public func returns(_ item: ItemID) {
        guard let id = id(of: item) else { return }
        returning.insert(id)
        come(id)
    }

    public func settles(_ item: ItemID) {
        guard let id = id(of: item), model.isAway(id) else { return }
        // A row that still leaves another list comes when it has left; one that left this list is waited for.
        if !isStillToLeave(id) { waitForList(id) }
    }

    /// Its neighbours take its room, here or elsewhere, while it goes on to where it is gone.
    private func left(_ id: ID) {
        departing.remove(id)
        guard model.isLeaving(id) else { return come(id) }
        change { [self] in model.left(id) }
        if model.isAway(id), !(check(of: id)?.concernsCompletion ?? false) { waitForList(id) }
    }

    /// Shows the row again if the list still contains the item: such a list shows completed items.
    private func waitForList(_ id: ID) {
        guard let center, wakes[id] == nil else { return }
        wake(id, at: center.clock.now + SaveRequest.patience) { $0.come(id) }
    }

    /// Whether it came back, and its list has followed without its row.
    private func isWaited(for id: ID) -> Bool {
        if model.isHeld(id) { return model.isAway(id) }
        return model.rows.contains(id) && !model.isLeaving(id) && !isComingBack(id)
    }

    /// Told after the drawing that saw it, so that rows travel.
    private func follow(_ id: ID, at time: Double) {
        returning.remove(id)
        wake(id, at: time) { rows in rows.change { rows.model.follow(id) } }
    }

    private func come(_ id: ID) {
        departing.remove(id)
        wakes.removeValue(forKey: id)?.cancel()
        guard model.isAway(id) || model.isLeaving(id) else { return }
        change { [self] in model.come(id) }
    }

    private func wake(_ id: ID, at time: Double, _ body: @escaping @MainActor (DepartingRowsPresenter) -> Void) {
        wakes[id]?.cancel()
        wakes[id] = center?.clock.wake(at: time) { [weak self] in
            guard let self else { return }
            wakes[id] = nil
            body(self)
        }
    }
}

/// A row as it is to be drawn.
///
/// ```swift
/// let list = DepartingRowsPresenter<String, String>()
/// let leaving = list.rows(of: ["milk"], id: { $0 }, in: center).filter(\.isLeaving)
/// ```
public struct DepartingRow<ID: Hashable, Element>: Identifiable {
    public let id: ID
    public let element: Element
    /// As it was before it left its list, which knows it no more.
    public let isSnapshot: Bool
    /// Its answer was seen: it is leaving, and can't be used any more.
    public let isLeaving: Bool
}

/// Where rows are in the list they were made of, which hides some elements and no longer has those of leaving rows.
package struct RowOffsets: Sendable, Equatable {
    private let offsets: [Int?]

    package init<ID: Hashable>(of rows: [ID], in elements: [ID]) {
        let offsets = Dictionary(zip(elements, elements.indices)) { first, _ in first }
        self.offsets = rows.map { offsets[$0] }
    }

    /// `nil` for a leaving row whose element is gone.
    package func offset(of row: Int) -> Int? { offsets[row] }

    /// Where to insert what is dropped before a row; `rows.count` is the end.
    package func destination(before row: Int) -> Int {
        offsets[row...].lazy.compactMap { $0 }.first ?? (offsets.compactMap { $0 }.last.map { $0 + 1 } ?? 0)
    }
}

/// How rows come, go and close ranks where motion is as a context says: the engine's own scores, for a layout that
/// animates itself.
package struct RowMotion: Sendable, Equatable {
    /// The latest: most rows are in the same context.
    @MainActor private static var latest: (context: FeedbackContext, motion: RowMotion)?

    /// The motion of a row in a context, made once for all rows in it.
    @MainActor package static func shared(in context: FeedbackContext) -> RowMotion {
        if let latest, latest.context == context { return latest.motion }
        let motion = RowMotion(in: context)
        latest = (context, motion)
        return motion
    }

    /// How a row looks while it enters, in seconds from its start.
    package let comes: ScorePlayback
    /// How it looks while it leaves.
    package let goes: ScorePlayback
    /// How its neighbours take its room and make room for it; `nil` where they are there at once.
    package let closes: DampedSpring?

    package init(in context: FeedbackContext = FeedbackContext()) {
        var director = Director(in: context)
        comes = director.playback(of: .inserted)
        goes = director.playback(of: .departed)
        closes = context.layoutSpring
    }
}

extension Director {
    fileprivate mutating func playback(of moment: Moment) -> ScorePlayback {
        var interaction = Interaction(isNews: true)
        var playback = ScorePlayback()
        playback.play(answer(moment, in: &interaction, at: 0), at: 0)
        return playback
    }
}

extension Score {
    /// Seconds until the neighbours of a row that leaves take its room, while it fades; where nothing moves, it is gone
    /// by then.
    var closing: Double { tracks.first { $0.property == .room }?.start ?? duration }
}
