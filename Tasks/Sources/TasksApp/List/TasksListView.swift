#if canImport(SwiftUI)
import NodUI
import SwiftUI
import TaskValues
import TasksModel

/// The list: what a filter and a search leave, by day.
struct TasksListView: View {
    @State private var question = ListQuestion()
    @EnvironmentObject private var app: AppModel
    @EnvironmentObject private var book: TaskBook
    @EnvironmentObject private var composer: ComposerModel
    @Environment(\.texts) private var texts

    var body: some View {
        let answered = question.answered(by: book.tasks.values)
        let layout = ListLayout(book.tasks.values, for: answered, today: app.today, staying: book.staying)
        StatusView(
            book.state(count: layout.count),
            loading: texts("list.loading"),
            empty: emptiness,
            error: book.error,
            retry: { Task { await book.load() } },
            content: { TasksList(layout: layout, question: answered, elsewhere: question.elsewhere(of: answered)) }
        )
        .navigationTitle(Text(verbatim: texts("nav.list")))
        .searchable(text: $question.text, prompt: Text(verbatim: texts("list.searchLabel")))
        .toolbar {
            ToolbarItem { FilterPicker(filter: $question.filter) }
            ToolbarItem(placement: .primaryAction) { ComposeButton() }
        }
        .task(id: question) { await book.find(question) }
    }

    private var emptiness: StatusMessage {
        let completed = book.tasks.values.count { $0.isCompleted }
        let emptiness = question.emptiness(hasCompleted: completed > 0)
        return StatusMessage(
            texts("empty.\(emptiness.rawValue).title"),
            systemImage: "checkmark.circle",
            text: texts("empty.\(emptiness.rawValue).text", ["query": question.text], count: completed),
            actionTitle: texts("empty.\(emptiness.rawValue).action")
        ) {
            if let next = question.next(after: emptiness) { question = next } else { composer.open() }
        }
    }
}

private struct TasksList: View {
    let layout: ListLayout
    let question: ListQuestion
    let elsewhere: String?
    @EnvironmentObject private var book: TaskBook
    @Environment(\.texts) private var texts

    var body: some View {
        List {
            if let elsewhere {
                Text(verbatim: texts(elsewhere, count: layout.count)).foregroundStyle(.secondary)
            }
            ForEach(layout.sections) { section in
                Section {
                    DepartingRows(section.tasks, title: \.title, where: section.shows) {
                        TasksListRowView(task: $0, saysDay: section.kind != .today)
                    }
                } header: {
                    Text(verbatim: texts(section.kind.key))
                }
            }
            if question.filter != .open, book.moreCompleted != nil {
                Button(texts("list.more")) { Task { await book.loadMoreCompleted() } }
            }
        }
        .refreshable { await book.load() }
    }
}

private struct FilterPicker: View {
    @Binding var filter: TaskFilter
    @Environment(\.texts) private var texts
    private var feedback = Feedback()

    init(filter: Binding<TaskFilter>) { _filter = filter }

    var body: some View {
        Picker(texts("list.show"), selection: chosen) {
            ForEach(ListQuestion.filters, id: \.self) { filter in
                Text(verbatim: texts("list.\(filter.rawValue)")).tag(filter)
            }
        }
        .pickerStyle(.menu)
    }

    private var chosen: Binding<TaskFilter> {
        Binding { @MainActor in
            filter
        } set: { @MainActor chosen in
            filter = chosen
            feedback.center.changed(.selected, in: feedback.context)
        }
    }
}

/// Opens the composer, wherever it stands.
struct ComposeButton: View {
    var collection: Int64?
    @EnvironmentObject private var composer: ComposerModel
    @Environment(\.texts) private var texts

    var body: some View {
        Button {
            composer.open(in: collection)
        } label: {
            Label {
                Text(verbatim: texts("composer.label"))
            } icon: {
                Image(systemName: "square.and.pencil")
            }
        }
        .keyboardShortcut("n")
    }
}

private struct ListSample: View {
    var body: some View { SampleApp { NavigationStack { TasksListView() } } }
}

#Preview("Light") { ListSample() }
#Preview("Dark") { ListSample().preferredColorScheme(.dark) }
#Preview("Largest text") { ListSample().environment(\.dynamicTypeSize, .accessibility5) }
#Preview("Child") { ListSample().feedbackProfile(.child) }
#Preview("Right to left") { ListSample().environment(\.layoutDirection, .rightToLeft) }
#endif
