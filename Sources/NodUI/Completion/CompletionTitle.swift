#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import NodPerforming
import SwiftUI

/// The title of an item in its row, struck through and dimmed together with its check.
///
/// ```swift
/// HStack {
///     CompletionCheck(isCompleted: task.isCompleted, action: onToggle)
///     CompletionTitle(task.title, isCompleted: task.isCompleted)
/// }
/// .feedbackItem(task.id, title: task.title)
/// ```
///
/// The item links the title to its check. Under Reduce Motion the line fades in.
public struct CompletionTitle: View {
    private let title: (Locale) -> String
    private let isCompleted: Bool
    @Environment(\.locale) private var locale
    @StateObject private var frames = ScoreFrames(of: TitlePresenter())

    @_disfavoredOverload
    public init(_ title: String, isCompleted: Bool) {
        self.title = title.said
        self.isCompleted = isCompleted
    }

    /// Takes a literal title as a key of the app's string catalog, which Xcode extracts.
    public init(_ title: LocalizedStringResource, isCompleted: Bool) {
        self.title = title.said
        self.isCompleted = isCompleted
    }

    public var body: some View {
        StruckTitle(title: title(locale), frames: frames) { frames.player.line(through: $0, ofOne: isCompleted) }
            .modifier(TitleOfRow(presenter: frames.player))
    }
}

extension View {
    /// Strikes the texts inside through while the item is completed.
    ///
    /// ```swift
    /// Text(task.title).completed(task.isDone)
    /// ```
    ///
    /// In a row with `.feedbackItem(_:title:)` the line comes with the answer of the row's check. ``CompletionTitle``
    /// draws it letter by letter.
    @_disfavoredOverload
    public func completed(_ isCompleted: Bool) -> some View { modifier(Completed(isCompleted: isCompleted)) }
}

/// Fades in a strikethrough: its opacity is the percentage of characters that `line` returns.
struct Struck<Player: ScorePlayer>: ViewModifier {
    @ObservedObject var frames: ScoreFrames<Player>
    let line: (_ count: Int) -> (characters: Int, opacity: Double)

    func body(content: Content) -> some View {
        TimelineView(.animation(paused: !frames.player.isPlaying)) { _ in
            let line = line(100)
            let opacity = line.opacity * Double(line.characters) / 100
            content
                .strikethrough(opacity > 0, color: opacity < 1 ? .primary.opacity(opacity) : nil)
                .opacity(ScoreLook.titleOpacity(line, of: 100))
        }
    }
}

private struct Completed: ViewModifier {
    let isCompleted: Bool
    @StateObject var frames = ScoreFrames(of: TitlePresenter())

    func body(content: Content) -> some View {
        content
            .modifier(Struck(frames: frames) { frames.player.line(through: $0, ofOne: isCompleted) })
            .modifier(TitleOfRow(presenter: frames.player))
    }
}

private struct TitleOfRow: ViewModifier {
    let presenter: TitlePresenter
    @RowItem var item
    var answering = ViewCenter()

    func body(content: Content) -> some View {
        content
            .onAppear { presenter.appear(for: item.id, in: answering.center) }
            .onDisappear { presenter.detach() }
            .onChanged(of: item.id) { presenter.appear(for: $0, in: answering.center) }
    }
}

/// Strikes characters instead of drawing a line, for wrapped titles and both directions.
struct StruckTitle<Player: ScorePlayer>: View {
    let title: String
    @ObservedObject var frames: ScoreFrames<Player>
    /// Returns the number of struck characters and the line's opacity.
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
#endif
