import NodUI
import SwiftUI
import TasksModel

/// Names a collection; a name that can't be had is said under its field.
struct CollectionNameView: View {
    private let save: @MainActor (String) async throws(UserFacingError) -> Void
    @State private var name: String
    @State private var problem: String?
    @State private var error: UserFacingError?
    @State private var isSaving = false
    @Environment(\.dismiss) private var dismiss
    @Environment(\.texts) private var texts

    init(name: String = "", save: @escaping @MainActor (String) async throws(UserFacingError) -> Void) {
        _name = State(initialValue: name)
        self.save = save
    }

    var body: some View {
        NavigationStack {
            Form {
                TextField(texts("collections.placeholder"), text: $name)
                    .accessibilityLabel(Text(verbatim: texts("collection.name")))
                    .onSubmit { submit() }
                    .fieldMessage(problem)
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button(texts("editor.cancel")) { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button(texts("editor.save")) { submit() }.disabled(isSaving)
                }
            }
        }
        .recoveryAlert($error) { submit() }
    }

    private func submit() {
        isSaving = true
        problem = nil
        Task {
            do throws(UserFacingError) {
                try await save(name)
                dismiss()
            } catch {
                if error.way == .fix { problem = error.whatNext } else { self.error = error }
            }
            isSaving = false
        }
    }
}
