import NodUI
import SwiftUI
import TaskValues
import TasksModel
import UniformTypeIdentifiers

/// The board: To do, Doing, Done. Cards are moved by dragging or by their menu.
struct BoardView: View {
    @EnvironmentObject private var book: TaskBook
    @Environment(\.feedbackProfile) private var profile
    @Environment(\.texts) private var texts

    var body: some View {
        let columns = BoardColumns(book.tasks.values)
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: profile.comfortableSpacing) {
                ForEach(TaskColumn.allCases, id: \.self) { BoardColumnView(column: $0, columns: columns) }
            }
            .padding()
        }
        .navigationTitle(Text(verbatim: texts("nav.board")))
        .toolbar { ToolbarItem(placement: .primaryAction) { ComposeButton() } }
    }
}

private struct BoardColumnView: View {
    let column: TaskColumn
    let columns: BoardColumns
    @EnvironmentObject private var book: TaskBook
    @Environment(\.feedbackProfile) private var profile
    @Environment(\.texts) private var texts
    @ScaledMetric private var width = 280
    @FeedbackReporter private var feedback

    var body: some View {
        VStack(alignment: .leading, spacing: profile.spacing) {
            Text(verbatim: texts("board.\(column.rawValue)")).font(.headline).accessibilityAddTraits(.isHeader)
            Text(verbatim: texts("board.count", count: columns[column].count)).foregroundStyle(.secondary)
            ContentStatusView(
                book.state(count: columns[column].count),
                loading: texts("list.loading"),
                empty: ContentStatusMessage(
                    texts("board.\(column.rawValue)"),
                    systemImage: "rectangle.stack",
                    text: texts("board.\(column.rawValue).empty")
                ),
                error: book.error,
                retry: { Task { await book.load() } },
                content: { cards }
            )
        }
        .frame(width: width)
        .frame(maxHeight: .infinity, alignment: .top)
        .contentShape(Rectangle())
        .dropDestination(for: DraggedTask.self) { items, _ in drop(items, above: nil) }
    }

    private var cards: some View {
        ScrollView {
            LazyVStack(spacing: profile.spacing) {
                DepartingRows(
                    columns.cards(in: column, staying: book.staying),
                    title: \.title,
                    where: { $0.column == column },
                    row: { task in
                        TaskCard(task) { MoveMenu(task: task, columns: columns) }
                            .draggable(DraggedTask(id: task.id))
                            .dropDestination(for: DraggedTask.self) { items, _ in drop(items, above: task) }
                    }
                )
                .feedbackFlashShape(.taskCard(profile))
            }
        }
    }

    /// Moves a dropped card; returns false for anything else.
    private func drop(_ items: [DraggedTask], above other: TaskItem?) -> Bool {
        guard let task = items.first.flatMap({ book.tasks[$0.id] }),
            let destination = columns.destination(of: task, in: column, above: other)
        else { return false }
        book.move(task, to: destination, in: feedback.context)
        return true
    }
}

private struct MoveMenu: View {
    let task: TaskItem
    let columns: BoardColumns
    @EnvironmentObject private var book: TaskBook
    @Environment(\.feedbackProfile) private var profile
    @Environment(\.texts) private var texts
    @FeedbackReporter private var feedback

    var body: some View {
        Menu {
            ForEach(columns.moves(of: task), id: \.self) { move in
                Button(texts(move.key)) {
                    guard let destination = columns.destination(of: task, by: move) else { return }
                    book.move(task, to: destination, in: feedback.context)
                }
            }
            Button(texts("selection.delete"), role: .destructive) { book.delete(task, in: feedback.context) }
        } label: {
            Label(texts("board.menu", ["title": task.title]), systemImage: "ellipsis")
                .labelStyle(.iconOnly)
                .frame(minWidth: profile.target, minHeight: profile.target)
        }
    }
}

/// A dragged card. The custom type keeps other apps' text from being dropped.
nonisolated struct DraggedTask: Codable, Transferable {
    let id: Int64

    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .taskCard) }
}

extension UTType {
    /// `Xcode/Info.plist` exports it.
    nonisolated fileprivate static let taskCard = UTType(exportedAs: "nod.tasks.card", conformingTo: .json)
}
