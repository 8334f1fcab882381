#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import NodPerforming
import SwiftUI

extension View {
    /// Completes or reopens the item of this row or card by a swipe.
    ///
    /// ```swift
    /// TaskCard(task)
    ///     .completionSwipe(isCompleted: task.isCompleted, action: onToggle)
    ///     .feedbackItem(task.id, title: task.title)
    /// ```
    ///
    /// The view follows the finger, pulses and flashes, with a light haptic. In ``DepartingRows`` it continues outward
    /// as it is completed; elsewhere it returns. Vertical movement scrolls. VoiceOver offers an action. In a `List`,
    /// use ``CompletionSwipeButton``.
    ///
    /// - Parameters:
    ///   - isCompleted: the app's current state.
    ///   - action: toggles the item; the app then updates the view.
    @_disfavoredOverload public func completionSwipe(isCompleted: Bool, action: @escaping () -> Void) -> some View {
        modifier(CompletionSwipeModifier(isCompleted: isCompleted, saving: .action(action)))
    }

    /// Completes or reopens the item of this row or card by a swipe.
    @_disfavoredOverload public func completionSwipe(isCompleted: Binding<Bool>) -> some View {
        modifier(CompletionSwipeModifier(isCompleted: isCompleted.wrappedValue, saving: .set(isCompleted)))
    }

    /// Completes or reopens the item by a swipe, with a save that may fail.
    ///
    /// If `save` throws `CompletionSaveError.unreachable`, the change is queued; any other error rolls it back.
    @_disfavoredOverload public func completionSwipe(
        isCompleted: Bool,
        save: @escaping @MainActor (_ isCompleted: Bool) async throws -> Void
    ) -> some View {
        modifier(CompletionSwipeModifier(isCompleted: isCompleted, saving: .save(save)))
    }
}

private struct CompletionSwipeModifier: ViewModifier {
    private let isCompleted: Bool
    private let saving: FeedbackItem.Saving
    @StateObject private var stage = SwipeStage()
    @State private var width = CGFloat.zero
    @Environment(\.checkItem) private var item
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isInFeedbackRow) private var isInRow
    @Environment(\.layoutDirection) private var direction
    @Environment(\.words) private var words
    @FeedbackReporter private var feedback

    init(isCompleted: Bool, saving: FeedbackItem.Saving) {
        self.isCompleted = isCompleted
        self.saving = saving
    }

    func body(content: Content) -> some View {
        content
            .environment(\.isInFeedbackRow, true)
            .performing(stage.frames)
            .offset(x: finger.slide(at: now))
            .background(alignment: .leading) {
                SwipeSymbol(name: current.symbol(isCompleted: isCompleted), progress: finger.progress(at: now))
            }
            .background { WidthReader(width: $width) }
            .background { FrameTicks(isRunning: finger.isMoving) { stage.objectWillChange.send() } }
            .modifier(
                SwipeGesture(
                    isEnabled: isEnabled,
                    isFollowing: finger.isFollowing,
                    onChanged: { move(from: $0, to: $1) },
                    onEnded: { current.release(isCompleted: isCompleted, clock: feedback.center.clock) },
                    onCancelled: { finger.cancel(clock: feedback.center.clock) }
                )
            )
            .accessibilityAction(named: actionName) { if isEnabled { current.act(isCompleted: isCompleted) } }
            .onAppear { appear() }
            .onDisappear { current.check.disappear() }
            .onChanged(of: isCompleted) { current.check.tell(isCompleted: $0) }
            .onChanged(of: item.id) { _ in appear() }
    }

    private var finger: SwipeFollower { stage.swipe.finger }

    @MainActor private var now: Double { feedback.center.clock.now }

    @MainActor private var actionName: Text {
        Text(verbatim: words.label(of: current.check.appearance(ofOne: isCompleted)))
    }

    private func move(from start: CGPoint, to end: CGPoint) {
        finger.move(
            from: start,
            to: end,
            width: width,
            isRightToLeft: direction == .rightToLeft,
            leaves: current.leaves(isCompleted: isCompleted),
            in: feedback.context,
            clock: feedback.center.clock
        )
    }

    private func appear() {
        // An outer row draws the answer.
        current.check.parts = isInRow ? [] : [.row]
        current.check.appear(in: feedback.center, isCompleted: isCompleted)
    }

    @MainActor private var current: CompletionSwipe {
        let check = stage.swipe.check
        check.context = feedback.context
        check.window = feedback.window
        check.item = item
        // The item belongs to the row's check.
        check.item.row = nil
        check.saving = saving
        return stage.swipe
    }
}

/// Follows a finger in global coordinates, so that scrolling doesn't change the distance.
private struct SwipeGesture: ViewModifier {
    let isEnabled: Bool
    let isFollowing: Bool
    let onChanged: (CGPoint, CGPoint) -> Void
    let onEnded: () -> Void
    let onCancelled: () -> Void
    @GestureState private var isDragged = false

    func body(content: Content) -> some View {
        #if os(iOS)
        if #available(iOS 18, *) {
            content.gesture(
                SwipePan(isEnabled: isEnabled, onChanged: onChanged) { isUp in isUp ? onEnded() : onCancelled() }
            )
        } else {
            dragged(content)
        }
        #else
        dragged(content)
        #endif
    }

    private func dragged(_ content: Content) -> some View {
        content
            .simultaneousGesture(drag, including: mask)
            .onChanged(of: isDragged) { if !$0 { onCancelled() } }
    }

    /// Keeps a swiping finger from pressing controls.
    private var mask: GestureMask { !isEnabled ? .subviews : isFollowing ? .gesture : .all }

    private var drag: some Gesture {
        DragGesture(minimumDistance: SwipeFollower.slop, coordinateSpace: .global)
            .updating($isDragged) { _, isDragged, _ in isDragged = true }
            .onChanged { onChanged($0.startLocation, $0.location) }
            .onEnded { _ in onEnded() }
    }
}

private struct SwipeSymbol: View {
    let name: String
    let progress: Double
    @Environment(\.feedbackProfile) private var profile
    @Environment(\.theme) private var theme

    var body: some View {
        Image(systemName: name)
            .font(.title2)
            .foregroundStyle(theme.success)
            .frame(minWidth: profile.target)
            .opacity(progress)
            .accessibilityHidden(true)
    }
}

@MainActor
private final class SwipeStage: ObservableObject {
    let swipe = CompletionSwipe()
    let frames: ScoreFrames<CheckPresenter>

    init() {
        frames = ScoreFrames(of: swipe.check)
        swipe.didChange = { [weak self] in self?.objectWillChange.send() }
    }
}

#if DEBUG
struct CompletionSwipeExample: View {
    @State private var tasks: [ExampleTask] = ExampleTask.all

    var body: some View {
        ScrollView {
            VStack {
                ForEach($tasks) { $task in
                    HStack {
                        CompletionCheck(isCompleted: $task.isCompleted)
                        CompletionTitle(task.title, isCompleted: task.isCompleted)
                        Spacer()
                    }
                    .padding()
                    .background { RoundedRectangle(cornerRadius: 12).fill(.quaternary) }
                    .completionSwipe(isCompleted: $task.isCompleted)
                    .feedbackItem(task.id, title: task.title)
                }
            }
            .padding()
        }
        .nod()
    }
}

#Preview("Completion swipe") { PreviewVariants { CompletionSwipeExample() } }
#Preview("Completion swipe, alone") { CompletionSwipeExample() }
#endif
#endif
