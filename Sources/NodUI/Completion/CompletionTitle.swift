#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import SwiftUI

/// The title of an item in its row, struck through and dimmed as its check is drawn.
///
/// ```swift
/// HStack {
///     CompletionCheck(isCompleted: task.isCompleted, action: onToggle)
///     CompletionTitle(task.title, isCompleted: task.isCompleted)
/// }
/// .feedbackItem(task.id, title: task.title)
/// ```
///
/// The item links it to its check. Under Reduce Motion the line fades in, and the title is dimmed with it.
public struct CompletionTitle: View {
    private let title: String
    private let isCompleted: Bool
    @StateObject private var frames = ScoreFrames(of: TitlePresenter())
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
        StruckTitle(title: title, frames: frames) { frames.player.line(through: $0, ofOne: isCompleted) }
            .onAppear { frames.player.appear(for: item.id, in: answering.center) }
            .onDisappear { frames.player.detach() }
            .onChanged(of: item.id) { frames.player.appear(for: $0, in: answering.center) }
    }
}

/// Strikes characters instead of drawing a line, so that it works for wrapped titles and in either direction.
struct StruckTitle<Player: ScorePlayer>: View {
    let title: String
    @ObservedObject var frames: ScoreFrames<Player>
    /// How many of so many characters are struck now, and how visible the line is.
    let line: (_ count: Int) -> (characters: Int, opacity: Double)

    var body: some View {
        TimelineView(.animation(paused: !frames.player.isPlaying)) { _ in
            let line = line(title.count)
            Text(struck(line.characters, line.opacity)).opacity(ScoreLook.titleOpacity(line, of: title.count))
        }
    }

    private func struck(_ characters: Int, _ opacity: Double) -> AttributedString {
        var text = AttributedString(title)
        let end = text.index(text.startIndex, offsetByCharacters: characters)
        let color = opacity < 1 ? Color.primary.opacity(opacity) : nil
        text[..<end].strikethroughStyle = Text.LineStyle(color: color)
        return text
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

#Preview("Completion title") { PreviewVariants { CompletionTitleExample() } }
#endif
