/// Keeps completed rows of a filtered list until they have left.
///
/// ```swift
/// let list = DepartingRowsPresenter<String, String>()
/// let rows = list.rows(of: ["milk"], id: { $0 }, in: center)
/// ```
@MainActor
public final class DepartingRowsPresenter<ID: Hashable & Sendable, Element>: RowWatcher {
    /// Called when rows change without the list; call the closure to apply it.
    package var change: @MainActor (_ rows: @MainActor () -> Void) -> Void = { $0() }
    private var model = DepartingRowsModel<ID>()
    /// Visible rows and their last known elements, in order.
    private var known: (ids: [ID], elements: [Element]) = ([], [])
    private weak var center: FeedbackCenter?
    /// Rows leaving this or another list.
    private var departing: Set<ID> = []
    /// Returned items that their lists don't show yet.
    private var returning: Set<ID> = []
    private var wakes: [ID: any FeedbackWake] = [:]

    public init() {}

    /// The rows to show; call whenever the list is drawn.
    ///
    /// - Parameters:
    ///   - elements: the list, in order.
    ///   - id: the id by which the center identifies an element.
    ///   - isShown: the filter; hidden elements are drawn as they are now while leaving.
    ///   - center: the center whose answers the rows wait for.
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

    /// The rows during changes: dropped elements are drawn as last known.
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

    /// An item reopened elsewhere returns there.
    private func isComingBack(_ id: ID) -> Bool {
        guard let check = check(of: id) else { return false }
        return !check.wish && check.spot == nil && check.concernsCompletion
    }

    /// Reports that the list followed a request; after drawing, which must not change state.
    private func confirm(_ ids: [ID]) {
        guard let center else { return }
        let items = ids.compactMap { center.items[$0] }
        guard !items.isEmpty else { return }
        _ = center.clock.wake(at: center.clock.now) { [weak center] in
            for item in items { center?.confirm(item) }
        }
    }

    private func check(of id: ID) -> CheckModel? {
        guard let center, let item = center.items[id] else { return nil }
        return center.session.check(of: item)
    }

    private func id(of item: ItemID) -> ID? { center?.ids[item]?.base as? ID }
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
        guard let id = id(of: item) else { return }
        // A list of completed items no longer has one that was reopened.
        if model.isLeft(id) { change {} }
        guard model.isAway(id) else { return }
        // If the row is still leaving another list, it arrives afterwards.
        if !isStillToLeave(id) { waitForList(id) }
    }

    private func left(_ id: ID) {
        departing.remove(id)
        guard model.isLeaving(id) else { return come(id) }
        change { [self] in model.left(id) }
        if model.isAway(id), !(check(of: id)?.concernsCompletion ?? false) { waitForList(id) }
    }

    /// Shows the row again if the list still contains the item.
    private func waitForList(_ id: ID) {
        guard let center, wakes[id] == nil else { return }
        wake(id, at: center.clock.now + SaveRequest.patience) { $0.come(id) }
    }

    /// Whether the item returned and is in its list, but its row isn't shown yet.
    private func isWaited(for id: ID) -> Bool {
        if model.isHeld(id) { return model.isAway(id) }
        return model.rows.contains(id) && !model.isLeaving(id) && !isComingBack(id)
    }

    /// Called after drawing, so that rows move.
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

public struct DepartingRow<ID: Hashable, Element>: Identifiable {
    public let id: ID
    public let element: Element
    /// As it was before its list dropped it.
    public let isSnapshot: Bool
    /// Leaving, and no longer usable.
    public let isLeaving: Bool
}

/// Positions of rows in the app's list, which hides some elements and lacks those of leaving rows.
package struct RowOffsets: Sendable, Equatable {
    private let offsets: [Int?]

    package init<ID: Hashable>(of rows: [ID], in elements: [ID]) {
        let offsets = Dictionary(zip(elements, elements.indices)) { first, _ in first }
        self.offsets = rows.map { offsets[$0] }
    }

    /// `nil` if a leaving row's element is gone.
    package func offset(of row: Int) -> Int? { offsets[row] }

    /// Where to insert what is dropped before a row; `rows.count` is the end.
    package func destination(before row: Int) -> Int {
        offsets[row...].lazy.compactMap { $0 }.first ?? (offsets.compactMap { $0 }.last.map { $0 + 1 } ?? 0)
    }
}

/// How rows enter, leave and close gaps: the engine's scores, for layouts that animate themselves.
package struct RowMotion: Sendable, Equatable {
    /// Most rows share a context.
    @MainActor private static var latest: (context: FeedbackContext, motion: RowMotion)?

    @MainActor package static func shared(in context: FeedbackContext) -> RowMotion {
        if let latest, latest.context == context { return latest.motion }
        let motion = RowMotion(in: context)
        latest = (context, motion)
        return motion
    }

    package let comes: ScorePlayback
    package let goes: ScorePlayback
    /// Spring of the neighbours; `nil` if they move at once.
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
    /// Seconds until a leaving row's neighbours move, or the row is gone.
    var closing: Double { tracks.first { $0.property == .room }?.start ?? duration }
}
