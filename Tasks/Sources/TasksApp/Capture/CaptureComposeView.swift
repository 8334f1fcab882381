import NodUI
import SwiftUI
import TaskValues
import TasksModel

/// The composer. Keeps its text until it is saved, plays the answer, then closes. A celebration replaces it for the
/// first capture.
struct CaptureComposeView: View {
    @AppStorage(FeedbackSettings.firstCaptureKey) private var hasCompletedFirstCapture = false
    @FocusState private var isWriting: Bool
    @EnvironmentObject private var app: AppModel
    @EnvironmentObject private var book: TaskBook
    @EnvironmentObject private var composer: ComposerModel
    @Environment(\.texts) private var texts
    @FeedbackReporter private var feedback

    var body: some View {
        NavigationStack {
            ZStack {
                form
                    .feedbackTarget(composer.target)
                    .opacity(composer.confirmed == nil ? 1 : 0)
                    .disabled(composer.confirmed != nil)
                    .accessibilityHidden(composer.confirmed != nil)
                CaptureConfirmation(title: composer.confirmed).feedbackTarget(composer.confirmation)
            }
            .animation(.default, value: composer.confirmed)
            .navigationTitle(Text(verbatim: texts("composer.label")))
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(texts("composer.close")) { composer.isOpen = false }
                }
            }
        }
        .recoveryAlert($composer.error) { submit() }
        .nod()
        .onAppear { isWriting = true }
    }

    private var form: some View {
        Form {
            TextField(texts("composer.placeholder"), text: $composer.draft.title, axis: .vertical)
                .focused($isWriting)
                .accessibilityLabel(Text(verbatim: texts("composer.label")))
                .fieldMessage(composer.problem)
            DueChoicePicker(due: $composer.draft.due, today: app.today)
            CollectionPicker(collection: $composer.draft.collection, collections: book.collections)
            Button(texts("composer.add")) { submit() }
                .buttonStyle(.primaryAction())
                .feedbackSaves()
                .feedbackLoading(composer.isSaving)
                .keyboardShortcut(.return, modifiers: .command)
                .disabled(composer.isSaving)
        }
    }

    private func submit() {
        Task {
            await composer.submit(in: feedback.context)
            if composer.draft.isEmpty { hasCompletedFirstCapture = true }
            isWriting = composer.confirmed == nil
        }
    }
}

/// The confirmation of the first capture. In the view from the start, so that the celebration has a target.
private struct CaptureConfirmation: View {
    let title: String?
    @Environment(\.texts) private var texts

    var body: some View {
        VStack {
            if let title {
                Image(systemName: "checkmark.circle.fill").font(.largeTitle).foregroundStyle(.tint)
                Text(verbatim: texts("composer.confirmed")).font(.headline)
                Text(verbatim: title).foregroundStyle(.secondary)
            }
        }
        .multilineTextAlignment(.center)
        .padding()
        .accessibilityElement(children: .combine)
    }
}

struct DueChoicePicker: View {
    @Binding var due: DueChoice
    let today: Day
    @Environment(\.texts) private var texts
    @FeedbackReporter private var feedback

    var body: some View {
        Picker(texts("editor.due"), selection: feedback.choosing($due)) {
            ForEach(choices, id: \.self) { Text(verbatim: texts($0.key)).tag($0) }
        }
        .pickerStyle(.segmented)
        if case .on = due {
            DatePicker(selection: date, displayedComponents: .date) { Text(verbatim: texts("editor.due")) }
        }
    }

    private var choices: [DueChoice] {
        guard case .on = due else { return [.none, .today, .tomorrow, .on(today)] }
        return [.none, .today, .tomorrow, due]
    }

    private var date: Binding<Date> {
        Binding { @MainActor in
            (due.day(today: today) ?? today).date()
        } set: { @MainActor date in
            due = .on(Day(date))
        }
    }
}

private struct CollectionPicker: View {
    @Binding var collection: Int64?
    let collections: [TaskCollection]
    @Environment(\.texts) private var texts

    var body: some View {
        Picker(texts("composer.collection"), selection: $collection) {
            Text(verbatim: texts("composer.collection.none")).tag(Int64?.none)
            ForEach(collections) { Text(verbatim: $0.name).tag(Int64?.some($0.id)) }
        }
    }
}
