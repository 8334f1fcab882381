#if canImport(SwiftUI)
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

@MainActor private var sample: some View { SampleApp { CollectionNameView(name: "Shopping") { _ in } } }

#Preview("Light") { sample }
#Preview("Dark") { sample.preferredColorScheme(.dark) }
#Preview("Largest text") { sample.environment(\.dynamicTypeSize, .accessibility5) }
#Preview("Child") { sample.feedbackProfile(.child) }
#Preview("Right to left") { sample.environment(\.layoutDirection, .rightToLeft) }
#endif
