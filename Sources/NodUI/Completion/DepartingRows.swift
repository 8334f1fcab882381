#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import NodPerforming
import SwiftUI

/// Rows of a filtered list. A completed row stays until its answer was seen, then leaves.
///
/// ```swift
/// List {
///     DepartingRows(tasks, title: \.title, where: { !$0.isCompleted }) { task in
///         TaskRow(task) // with its CompletionCheck
///     }
/// }
/// ```
///
/// Use it instead of `ForEach` in a `List`, a lazy stack or the column of a board. Reopened in time, the row stays;
/// undone later, it returns to its place. Under Reduce Motion the row stays as long, then fades.
public struct DepartingRows<Data: RandomAccessCollection, ID: Hashable & Sendable, Row: View>: View {
    private let data: Data
    private let id: KeyPath<Data.Element, ID>
    private let title: KeyPath<Data.Element, String>?
    private let isShown: (Data.Element) -> Bool
    private let row: (Data.Element) -> Row
    private var delete: ((IndexSet) -> Void)?
    private var move: ((IndexSet, Int) -> Void)?
    @StateObject private var stage = RowsStage<ID, Data.Element>()
    @FeedbackReporter private var feedback

    /// - Parameters:
    ///   - data: the filtered list, or the whole list and `isShown`, so that a leaving row shows its item's current
    ///     state.
    ///   - id: the items' ids, as for `.feedbackItem(_:title:)`.
    ///   - title: the items' names in toasts and announcements.
    ///   - isShown: the list's filter.
    ///   - row: the row of an item.
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        title: KeyPath<Data.Element, String>? = nil,
        where isShown: @escaping (Data.Element) -> Bool = { _ in true },
        @ViewBuilder row: @escaping (Data.Element) -> Row
    ) {
        self.data = data
        self.id = id
        self.title = title
        self.isShown = isShown
        self.row = row
    }

    public var body: some View {
        let rows = rows
        ForEach(rows) { shown in
            row(shown.element)
                .modifier(DepartingRowView(isLeaving: shown.isLeaving, way: stage.motion.goes))
                .transformEnvironment(\.checkItem) { item in
                    item.leaves = true
                    item.isSnapshot = shown.isSnapshot
                }
                .feedbackItem(shown.id, title: title.map { shown.element[keyPath: $0] })
                .transition(.row(stage.motion, isLeaving: shown.isLeaving))
        }
        .onDelete(
            perform: delete.map { delete in
                { if let offsets = offsets(of: rows).offsets(of: $0) { delete(offsets) } }
            }
        )
        .onMove(
            perform: move.map { move in
                {
                    let places = offsets(of: rows)
                    if let offsets = places.offsets(of: $0) { move(offsets, places.destination(before: $1)) }
                }
            }
        )
    }

    /// Lets people delete rows, as on `ForEach`.
    ///
    /// ```swift
    /// DepartingRows(tasks, where: { !$0.isCompleted }) { TaskRow($0) }
    ///     .onDelete { tasks.remove(atOffsets: $0) }
    /// ```
    ///
    /// - Parameter action: receives offsets in `data`, hidden and leaving rows included.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
        var rows = self
        rows.delete = action
        return rows
    }

    /// Lets people move rows, as on `ForEach`.
    ///
    /// ```swift
    /// DepartingRows(tasks, where: { !$0.isCompleted }) { TaskRow($0) }
    ///     .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
    /// ```
    ///
    /// - Parameter action: receives offsets in `data`, as for `onDelete(perform:)`.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
        var rows = self
        rows.move = action
        return rows
    }

    private func offsets(of rows: [DepartingRow<ID, Data.Element>]) -> RowOffsets {
        RowOffsets(of: rows.map(\.id), in: data.map { $0[keyPath: id] })
    }

    @MainActor private var rows: [DepartingRow<ID, Data.Element>] {
        stage.motion = RowMotion.shared(in: feedback.context)
        return stage.presenter.rows(of: data, id: { $0[keyPath: id] }, where: isShown, in: feedback.center)
    }
}

extension DepartingRows where Data.Element: Identifiable, ID == Data.Element.ID {
    public init(
        _ data: Data,
        title: KeyPath<Data.Element, String>? = nil,
        where isShown: @escaping (Data.Element) -> Bool = { _ in true },
        @ViewBuilder row: @escaping (Data.Element) -> Row
    ) {
        self.init(data, id: \.id, title: title, where: isShown, row: row)
    }
}

/// Redraws the list when a row leaves or returns, and animates the gap.
@MainActor
private final class RowsStage<ID: Hashable & Sendable, Element>: ObservableObject {
    let presenter = DepartingRowsPresenter<ID, Element>()
    var motion = RowMotion()

    init() {
        presenter.change = { [weak self] change in
            guard let self else { return }
            withAnimation(motion.closes.map { Animation($0) }) {
                self.objectWillChange.send()
                change()
            }
        }
    }
}

extension RowOffsets {
    fileprivate func offsets(of rows: IndexSet) -> IndexSet? {
        let offsets = rows.compactMap { offset(of: $0) }
        return offsets.isEmpty ? nil : IndexSet(offsets)
    }
}

private struct DepartingRowView: ViewModifier {
    let isLeaving: Bool
    let way: ScorePlayback

    func body(content: Content) -> some View {
        content
            .feedbackRow()
            .modifier(RowMovement(way: way, time: isLeaving ? way.duration : 0))
            .animation(.along(way), value: isLeaving)
            .allowsHitTesting(!isLeaving)
    }
}

#if DEBUG
struct DepartingRowsExample: View {
    @State private var tasks: [ExampleTask] = ExampleTask.all

    var body: some View {
        List {
            DepartingRows(tasks, title: \.title, where: { !$0.isCompleted }) { task in
                HStack {
                    CompletionCheck(isCompleted: task.isCompleted) { set(task.id, $0) }
                    Text(task.title)
                }
                .swipeActions(edge: .leading) {
                    CompletionSwipeButton(isCompleted: task.isCompleted) { set(task.id, $0) }
                }
            }
        }
    }

    private func set(_ id: String, _ isCompleted: Bool) {
        for index in tasks.indices where tasks[index].id == id { tasks[index].isCompleted = isCompleted }
    }
}

#Preview("Departing rows") { PreviewVariants { DepartingRowsExample() } }
#Preview("Departing rows, alone") { DepartingRowsExample() }
#endif
#endif
