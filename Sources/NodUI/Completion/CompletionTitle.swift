#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import SwiftUI

/// The title of an item in its row, struck through as its check is drawn.
///
/// ```swift
/// HStack {
///     CompletionCheck(isCompleted: task.isCompleted, action: onToggle)
///     CompletionTitle(task.title, isCompleted: task.isCompleted)
/// }
/// .feedbackItem(task.id, title: task.title)
/// ```
///
/// The item links it to its check. Under Reduce Motion the line fades in.
public struct CompletionTitle: View {
    private let title: String
    private let isCompleted: Bool
    @StateObject private var stage = TitleStage()
    @Environment(\.checkItem) private var item
    private var answering = ViewCenter()

    /// - Parameters:
    ///   - title: the text.
    ///   - isCompleted: the app's current state.
    public init(_ title: String, isCompleted: Bool) {
        self.title = title
        self.isCompleted = isCompleted
    }

    public var body: some View {
        let appearance = stage.presenter.appearance(ofOne: isCompleted)
        StruckTitle(title: title, appearance: appearance, player: stage.player) { answering.center.clock.now }
            .onAppear { stage.appear(for: item.id, in: answering.center) }
            .onDisappear { stage.disappear() }
            .onChanged(of: item.id) { stage.appear(for: $0, in: answering.center) }
    }
}

/// Strikes characters instead of drawing a line, so that it works for wrapped titles and in either direction.
struct StruckTitle: View {
    let title: String
    let appearance: CheckAppearance
    @ObservedObject var player: ScorePlayer
    /// Seconds on the clock of the scores.
    let now: () -> Double

    var body: some View {
        TimelineView(.animation(paused: !player.isPlaying)) { _ in
            Text(struck(as: appearance.mark(at: now())))
        }
    }

    private func struck(as mark: CheckAppearance.Mark) -> AttributedString {
        var text = AttributedString(title)
        let end = text.index(text.startIndex, offsetByCharacters: mark.struck(of: title.count))
        let color = mark.opacity < 1 ? Color.primary.opacity(mark.opacity) : nil
        text[..<end].strikethroughStyle = Text.LineStyle(color: color)
        return text
    }
}

/// A title on screen, and the scores that strike it.
@MainActor
private final class TitleStage: ObservableObject {
    let presenter = TitlePresenter()
    let player = ScorePlayer()

    init() {
        player.part = .check(bounces: true, isInRow: true)
        presenter.didChange = { [weak self] in self?.objectWillChange.send() }
    }

    func appear(for id: AnyHashable?, in center: FeedbackCenter) {
        presenter.appear(for: id, in: center)
        if let target = presenter.target { player.attach(to: target, of: center) } else { player.detach() }
    }

    func disappear() {
        presenter.disappear()
        player.detach()
    }
}

private struct CompletionTitleExample: View {
    @State private var isCompleted = false

    var body: some View {
        HStack {
            CompletionCheck(isCompleted: $isCompleted)
            CompletionTitle("Buy milk, and whatever else is missing for the cake", isCompleted: isCompleted)
        }
        .feedbackItem("milk", title: "Buy milk")
        .padding()
    }
}

#Preview("Completion title") { CompletionTitleExample() }
#Preview("Completion title, dark") { CompletionTitleExample().preferredColorScheme(.dark) }
#Preview("Completion title, largest text") { CompletionTitleExample().dynamicTypeSize(.accessibility5) }
#Preview("Completion title, child profile") { CompletionTitleExample().feedbackProfile(.child) }
#Preview("Completion title, right to left") {
    CompletionTitleExample().environment(\.layoutDirection, .rightToLeft)
}
#endif
