import NodUI
import SwiftUI
import TaskValues
import TasksModel

/// A task's editor. Messages are under their fields; failed saves offer to retry.
struct TaskEditorView: View {
    let task: TaskItem
    @EnvironmentObject private var book: TaskBook

    var body: some View { EditorForm(editor: EditorModel(task, in: book)) }
}

private struct EditorForm: View {
    @StateObject private var editor: EditorModel
    @EnvironmentObject private var app: AppModel
    @EnvironmentObject private var book: TaskBook
    @Environment(\.dismiss) private var dismiss
    @Environment(\.texts) private var texts

    init(editor: @autoclosure @escaping () -> EditorModel) { _editor = StateObject(wrappedValue: editor()) }

    var body: some View {
        NavigationStack {
            Form {
                TextField(texts("editor.title"), text: $editor.title, axis: .vertical).fieldMessage(editor.problem)
                TextField(texts("editor.notes"), text: $editor.notes, axis: .vertical)
                DueChoicePicker(due: due, today: app.today)
                Picker(texts("editor.priority"), selection: $editor.priority) {
                    Text(verbatim: texts("editor.noPriority")).tag(Priority?.none)
                    ForEach(EditorModel.priorities, id: \.self) { priority in
                        Text(verbatim: priority.description).tag(Priority?.some(priority))
                    }
                }
                if !book.collections.isEmpty {
                    Section {
                        ForEach(book.collections) { Toggle($0.name, isOn: $editor.collections[contains: $0.id]) }
                    } header: {
                        Text(verbatim: texts("nav.collections"))
                    }
                }
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(texts("editor.cancel")) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(texts("editor.save")) { save() }.disabled(editor.isSaving)
                }
            }
        }
        .recoveryAlert($editor.error) { save() }
        .nod()
    }

    private var due: Binding<DueChoice> {
        Binding { @MainActor in
            editor.due.map(DueChoice.on) ?? DueChoice.none
        } set: { @MainActor choice in
            editor.due = choice.day(today: app.today)
        }
    }

    private func save() {
        Task { if await editor.save() { dismiss() } }
    }
}

extension Set {
    fileprivate subscript(contains element: Element) -> Bool {
        get { contains(element) }
        set { if newValue { insert(element) } else { remove(element) } }
    }
}
