import NodUI
import SwiftUI
import TaskValues
import TasksModel

/// The captured tasks, newest first. Cards are completed by a swipe or their check.
struct CaptureView: View {
    @EnvironmentObject private var book: TaskBook
    @EnvironmentObject private var composer: ComposerModel
    @Environment(\.feedbackProfile) private var profile
    @Environment(\.texts) private var texts

    var body: some View {
        let captures = book.captures
        ContentStatusView(
            book.state(count: captures.count),
            loading: texts("list.loading"),
            empty: emptiness,
            error: book.error,
            retry: { Task { await book.load() } },
            content: { cards(captures) }
        )
        .navigationTitle(Text(verbatim: texts("nav.capture")))
        .toolbar { ToolbarItem(placement: .primaryAction) { ComposeButton() } }
    }

    private func cards(_ captures: [TaskItem]) -> some View {
        ScrollView {
            LazyVStack(spacing: profile.spacing) {
                DepartingRows(captures, title: \.title) { TaskCard($0).swipeCompletes($0, in: book) }
                    .feedbackFlashShape(.taskCard(profile))
                Text(verbatim: texts("capture.hint")).font(.footnote).foregroundStyle(.secondary)
            }
            .padding()
        }
    }

    private var emptiness: ContentStatusMessage {
        ContentStatusMessage(
            texts("capture.empty.title"),
            systemImage: "lightbulb",
            text: texts("capture.empty.text"),
            actionTitle: texts("empty.new.action")
        ) { composer.open() }
    }
}
