#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Swiped aside, this row or card completes its item; a completed one is reopened.
    ///
    /// ```swift
    /// TaskCard(task)
    ///     .completionSwipe(isCompleted: task.isCompleted, action: onToggle)
    ///     .feedbackItem(task.id, title: task.title)
    /// ```
    ///
    /// It follows the finger from its leading edge to its trailing one, comes back, pulses and flashes, and is felt lightly. A finger
    /// that goes up or down scrolls. VoiceOver offers the same as an action; every swipe has a check, a key or an action beside it.
    ///
    /// - Parameters:
    ///   - isCompleted: as the app has it now.
    ///   - action: changes the item; the view is made anew with what became of it.
    public func completionSwipe(isCompleted: Bool, action: @escaping () -> Void) -> some View {
        modifier(CompletionSwipeModifier(isCompleted: isCompleted, saving: .action(action)))
    }

    /// Swiped aside, this row or card completes its item or reopens it.
    public func completionSwipe(isCompleted: Binding<Bool>) -> some View {
        completionSwipe(isCompleted: isCompleted.wrappedValue) { isCompleted.wrappedValue.toggle() }
    }

    /// Swiped aside, this row or card completes its item, with a save that takes its time and may fail.
    ///
    /// - Parameters:
    ///   - isCompleted: as the app has it now.
    ///   - save: saves whether the item is completed. `SaveError.unreachable` lets the wish wait; any other error
    ///     takes it back.
    public func completionSwipe(
        isCompleted: Bool,
        save: @escaping @MainActor (_ isCompleted: Bool) async throws -> Void
    ) -> some View {
        modifier(CompletionSwipeModifier(isCompleted: isCompleted, saving: .request(save)))
    }
}

private struct CompletionSwipeModifier: ViewModifier {
    private let isCompleted: Bool
    private let saving: CheckSaving
    @StateObject private var stage = SwipeStage()
    @State private var width = CGFloat.zero
    @GestureState private var isDragged = false
    @Environment(\.checkItem) private var item
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isInFeedbackRow) private var isInRow
    @Environment(\.layoutDirection) private var direction
    @Environment(\.words) private var words
    private var feedback = Feedback()

    init(isCompleted: Bool, saving: CheckSaving) {
        self.isCompleted = isCompleted
        self.saving = saving
    }

    func body(content: Content) -> some View {
        content
            .environment(\.isInFeedbackRow, true)
            .performingRow(stage.player)
            .offset(x: finger.slide(at: now))
            .background(alignment: .leading) {
                SwipeSymbol(name: current.symbol(isCompleted: isCompleted), progress: finger.progress(at: now))
            }
            .background { WidthReader(width: $width) }
            .background { FrameTicks(isRunning: finger.isReturning) { stage.objectWillChange.send() } }
            .simultaneousGesture(drag, including: mask)
            .accessibilityAction(named: actionName) { if isEnabled { current.act(isCompleted: isCompleted) } }
            .onChanged(of: isDragged) { if !$0 { finger.cancel(clock: feedback.center.clock) } }
            .onAppear { appear() }
            .onDisappear { stage.disappear() }
            .onChanged(of: isCompleted) { current.check.tell(isCompleted: $0) }
            .onChanged(of: item.id) { _ in appear() }
    }

    private var finger: SwipeFollower { stage.swipe.finger }

    @MainActor private var now: Double { feedback.center.clock.now }

    /// A finger that swipes presses nothing that it came down on.
    private var mask: GestureMask { !isEnabled ? .subviews : finger.isFollowing ? .gesture : .all }

    @MainActor private var actionName: Text {
        Text(verbatim: words.label(of: current.check.appearance(ofOne: isCompleted)))
    }

    /// In points of the screen: what scrolls under the finger does not hide how far that went.
    private var drag: some Gesture {
        DragGesture(minimumDistance: SwipeFollower.slop, coordinateSpace: .global)
            .updating($isDragged) { _, isDragged, _ in isDragged = true }
            .onChanged { move($0) }
            .onEnded { _ in current.release(isCompleted: isCompleted, clock: feedback.center.clock) }
    }

    private func move(_ value: DragGesture.Value) {
        finger.move(
            from: SwipePoint(value.startLocation),
            to: SwipePoint(value.location),
            width: width,
            isRightToLeft: direction == .rightToLeft,
            in: feedback.context,
            clock: feedback.center.clock
        )
    }

    private func appear() {
        _ = current
        stage.appear(in: feedback.center, isCompleted: isCompleted, isInRow: isInRow)
    }

    /// What does the work, with what holds now.
    @MainActor private var current: CompletionSwipe {
        let check = stage.swipe.check
        check.context = feedback.context
        check.item = item
        saving.apply(to: check)
        return stage.swipe
    }
}

/// What a card uncovers while it is swiped.
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

/// What a row keeps of its swipe while it is on screen.
@MainActor
private final class SwipeStage: ObservableObject {
    let swipe = CompletionSwipe()
    let player = ScorePlayer()

    init() {
        swipe.check.didChange = { [weak self] in self?.objectWillChange.send() }
        swipe.finger.onChange = { [weak self] in self?.objectWillChange.send() }
    }

    /// - Parameter isInRow: a row around draws what is answered.
    func appear(in center: FeedbackCenter, isCompleted: Bool, isInRow: Bool) {
        swipe.check.appear(in: center, isCompleted: isCompleted)
        player.part = .row
        if !isInRow, let number = swipe.check.number { player.attach(to: number, of: center) }
    }

    func disappear() {
        player.detach()
        swipe.check.disappear()
    }
}

private struct CompletionSwipeExample: View {
    @State private var tasks = ["Buy milk", "Call Anna", "Water the plants"].map { Example(title: $0) }

    private struct Example: Identifiable {
        let title: String
        var isCompleted = false
        var id: String { title }
    }

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
        .toasts()
    }
}

#Preview("Completion swipe") { CompletionSwipeExample() }
#Preview("Completion swipe, dark") { CompletionSwipeExample().preferredColorScheme(.dark) }
#Preview("Completion swipe, largest text") { CompletionSwipeExample().dynamicTypeSize(.accessibility5) }
#Preview("Completion swipe, child profile") { CompletionSwipeExample().feedbackProfile(.child) }
#Preview("Completion swipe, right to left") {
    CompletionSwipeExample().environment(\.layoutDirection, .rightToLeft)
}
#endif
