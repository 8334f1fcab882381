#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import NodPerforming
import SwiftUI

/// Toasts, the newest nearest to the edge.
struct ToastStack: View {
    @ObservedObject var manager: ToastManager
    let place: Int?
    let edge: VerticalEdge
    @Environment(\.words) private var words
    @FeedbackReporter private var feedback

    var body: some View {
        let oldestFirst = manager.presenter.lines(in: place)
        let lines = edge == .top ? oldestFirst.reversed() : oldestFirst
        VStack(spacing: ToastLayout.spacing) {
            ForEach(lines) { ToastView(line: $0, presenter: manager.presenter).transition(.identity) }
        }
        .animation(feedback.context.layoutSpring.map { Animation($0) }, value: lines.map(\.id))
        .frame(maxWidth: ToastLayout.mostWidth)
        .padding(ToastLayout.margin)
        .environment(\.isInToast, true)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: words.text("notifications")))
    }
}

/// A toast that can be swiped away, and whose time pauses while it is used.
private struct ToastView: View {
    enum Part: Hashable { case text, action, dismiss }

    let line: ToastLine
    let presenter: ToastPresenter
    @StateObject var frames = ScoreFrames()
    @StateObject var swipe = ToastFinger()
    @State var width = CGFloat.zero
    @GestureState var isTouched = false
    @GestureState var isDragged = false
    @FocusState var focused: Part?
    @AccessibilityFocusState var read: Part?
    @Environment(\.layoutDirection) private var direction
    @FeedbackReporter private var feedback

    var body: some View {
        card
            .offset(x: swipe.model.slide(at: feedback.center.clock.now))
            .background { WidthReader(width: $width) }
            .background { FrameTicks(isRunning: swipe.model.isMoving) { swipe.objectWillChange.send() } }
            .performing(frames)
            .answersItsTouches()
            .highPriorityGesture(drag)
            .simultaneousGesture(touch)
            .onHover { presenter.attend(.pointed, to: line.id, $0) }
            .onChanged(of: isTouched) { presenter.attend(.touched, to: line.id, $0) }
            .onChanged(of: isDragged) { if !$0 { swipe.model.cancel(clock: feedback.center.clock) } }
            .onChanged(of: focused) { presenter.attend(.focused, to: line.id, $0 != nil) }
            .onChanged(of: read) { presenter.attend(.read, to: line.id, $0 != nil) }
            .accessibilityElement(children: .contain)
            .accessibilityAction(.escape) { presenter.close(line.id) }
            .closedByEscape { presenter.close(line.id) }
            .allowsHitTesting(!line.isLeaving)
            .accessibilityHidden(line.isLeaving)
            .onAppear {
                frames.player.attach(to: line.target, of: feedback.center)
                presenter.entered(line.id, in: feedback.context)
            }
            .onDisappear { frames.player.detach() }
    }

    private var card: some View {
        ToastCard(content: line.content, focused: $focused, read: $read) {
            presenter.act(line.id)
        } dismiss: {
            presenter.close(line.id)
        }
    }

    private var touch: some Gesture {
        DragGesture(minimumDistance: 0).updating($isTouched) { _, isTouched, _ in isTouched = true }
    }

    private var drag: some Gesture {
        DragGesture()
            .updating($isDragged) { _, isDragged, _ in isDragged = true }
            .onChanged { move($0) }
            .onEnded { _ in if swipe.model.release(clock: feedback.center.clock) { presenter.close(line.id) } }
    }

    private func move(_ value: DragGesture.Value) {
        swipe.model.move(
            from: value.startLocation,
            to: value.location,
            width: width,
            isRightToLeft: direction == .rightToLeft,
            in: feedback.context,
            clock: feedback.center.clock
        )
    }
}

private struct ToastCard: View {
    let content: ToastContent
    let focused: FocusState<ToastView.Part?>.Binding
    let read: AccessibilityFocusState<ToastView.Part?>.Binding
    let act: () -> Void
    let dismiss: () -> Void
    @Environment(\.theme) private var theme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.words) private var words

    var body: some View {
        let layout = size.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
        layout {
            message
            buttons
        }
        .padding(.leading, ToastLayout.padding)
        .background { ToastGround(line: content.tone.line(in: theme)) }
    }

    private var message: some View {
        HStack {
            Image(systemName: content.tone.symbol)
                .foregroundStyle(content.tone.color(in: theme))
                .accessibilityHidden(true)
            Text(verbatim: words.pieces(of: content).isolated)
                .lineLimit(content.tone == .failure ? ToastLayout.mostLinesOfFailure : ToastLayout.mostLines)
                .foregroundStyle(theme.inkStyle)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityFocused(read, equals: .text)
        }
        .padding(.vertical, ToastLayout.spacing)
    }

    private var spacing: CGFloat { ToastLayout.spacing }

    private var buttons: some View {
        HStack(spacing: spacing) {
            if let title = words.actionText(of: content) {
                Button(action: act) { Text(verbatim: title).fontWeight(.semibold).padding(.horizontal, spacing) }
                    .focused(focused, equals: .action)
                    .accessibilityFocused(read, equals: .action)
            }
            Button(action: dismiss) { Image(systemName: "xmark").padding(.horizontal, spacing) }
                .accessibilityLabel(Text(verbatim: words.text("dismiss")))
                .focused(focused, equals: .dismiss)
                .accessibilityFocused(read, equals: .dismiss)
        }
        .layoutPriority(1)
        .buttonStyle(.quiet)
        .foregroundStyle(theme.accentStyle)
    }
}

private struct ToastGround: View {
    let line: AnyShapeStyle
    @Environment(\.theme) private var theme

    var body: some View {
        RoundedRectangle(cornerRadius: ToastLayout.cornerRadius)
            .fill(theme.surfaceStyle)
            .shadow(
                color: .black.opacity(ToastLayout.shadowOpacity),
                radius: ToastLayout.shadowRadius,
                y: ToastLayout.shadowOffset
            )
            .overlay {
                RoundedRectangle(cornerRadius: ToastLayout.cornerRadius)
                    .strokeBorder(line, lineWidth: ToastLayout.borderWidth)
            }
    }
}

extension ToastTone {
    var symbol: String {
        switch self {
        case .success: "checkmark.circle.fill"
        case .deleted: "trash"
        case .info: "info.circle"
        case .warning: "exclamationmark.triangle.fill"
        case .failure: "exclamationmark.octagon.fill"
        }
    }

    func color(in theme: NodTheme) -> AnyShapeStyle {
        switch self {
        case .success: AnyShapeStyle(theme.success)
        case .deleted, .info: theme.secondaryInkStyle
        case .warning: AnyShapeStyle(theme.warning)
        case .failure: AnyShapeStyle(theme.danger)
        }
    }

    func line(in theme: NodTheme) -> AnyShapeStyle {
        self == .failure ? AnyShapeStyle(theme.danger) : theme.lineStyle
    }
}

@MainActor
private final class ToastFinger: ObservableObject {
    let model = SwipeFollower(.staysAway)

    init() {
        model.onChange = { [weak self] in self?.objectWillChange.send() }
    }
}

extension View {
    fileprivate func closedByEscape(_ close: @escaping () -> Void) -> some View {
        #if os(macOS)
        onExitCommand(perform: close)
        #else
        self
        #endif
    }
}
#endif
