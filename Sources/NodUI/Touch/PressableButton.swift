#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import NodPerforming
import SwiftUI

/// The button of every style: reports SwiftUI's presses, which scroll views may cancel, and draws their answers.
struct PressableButton<Face: View>: View {
    private let kind: ButtonKind
    private let configuration: PrimitiveButtonStyleConfiguration
    private let face: (ButtonLabel, ButtonLook) -> Face
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.feedbackIsLoading) private var isLoading
    @Environment(\.feedbackSaves) private var saves
    @StateObject private var pressing = Pressing()
    @FeedbackReporter private var feedback

    init(
        _ kind: ButtonKind,
        _ configuration: PrimitiveButtonStyleConfiguration,
        @ViewBuilder face: @escaping (ButtonLabel, ButtonLook) -> Face
    ) {
        self.kind = kind
        self.configuration = configuration
        self.face = face
    }

    var body: some View {
        let look = look
        Button(role: configuration.role) {
            act(look)
        } label: {
            face(ButtonLabel(label: configuration.label, look: look), look)
        }
        .buttonStyle(
            HeldButtonStyle(look: look, hoverShape: kind.hoverShape, frames: pressing.frames) {
                pressing.hold(in: $0, answers: look.answers, kind.role, feedback)
            }
        )
        .marksControl(isCritical: isCritical, answers: look.answers) { act(look) }
        .takesFocusBack()
        .onAppear { pressing.appear(in: feedback.center) }
        .onDisappear { pressing.disappear(kind.role, feedback) }
    }

    private var look: ButtonLook {
        ButtonLook(kind, state: ButtonState(isEnabled: isEnabled, isLoading: isLoading), profile: feedback.profile)
    }

    private var isCritical: Bool { kind.isCritical || configuration.role == .destructive }

    private func act(_ look: ButtonLook) {
        guard look.answers else { return }
        let center = feedback.center
        center.use(feedback.window)
        center.act(on: pressing.target(in: center), role: kind.role, saves: saves, in: feedback.context) {
            configuration.trigger()
        }
    }
}

struct ButtonLabel: View {
    let label: PrimitiveButtonStyleConfiguration.Label
    let look: ButtonLook

    var body: some View {
        label
            .opacity(look.labelOpacity)
            .overlay { if look.showsProgress { ProgressView() } }
    }
}

private struct HeldButtonStyle: ButtonStyle {
    let look: ButtonLook
    let hoverShape: HoverShape
    let frames: ScoreFrames<ScorePlayer>
    /// Receives the surroundings of a press, and `nil` when it ends.
    let hold: @MainActor (TouchSurroundings?) -> Void

    func makeBody(configuration: Configuration) -> some View {
        let isHeld = configuration.isPressed
        configuration.label
            .frame(minWidth: look.minimumWidth, minHeight: look.minimumHeight)
            .opacity(look.opacity)
            .grayscale(look.grayness)
            .modifier(PressedLight(frames: frames))
            .performing(frames)
            .contentShape(Rectangle())
            .hovers(in: hoverShape)
            .onTouch(isHeld) { hold($0) }
            .task(id: isHeld) { if !isHeld { hold(nil) } }
    }
}

private struct PressedLight: ViewModifier {
    @ObservedObject var frames: ScoreFrames<ScorePlayer>

    func body(content: Content) -> some View { content.brightness(frames.player.look.brightness) }
}

@MainActor
private final class Pressing: ObservableObject {
    private var isHeld = false
    let frames = ScoreFrames()
    private var number: (center: FeedbackCenter, target: TargetID)?

    func target(in center: FeedbackCenter) -> TargetID {
        if let number, number.center === center { return number.target }
        let target = center.newTarget()
        number = (center, target)
        return target
    }

    func appear(in center: FeedbackCenter) { frames.player.attach(to: target(in: center), of: center) }

    /// Reports that the button is held, or no longer: released, left, scrolled away or removed. Busy buttons show no
    /// press.
    func hold(
        in surroundings: TouchSurroundings?,
        answers: Bool = true,
        _ role: PressRole,
        _ feedback: FeedbackReporter
    ) {
        guard isHeld != (surroundings != nil) else { return }
        isHeld.toggle()
        let target = target(in: feedback.center)
        if let surroundings {
            if answers { feedback.report(.pressed(target: target, role: role, mayScroll: surroundings.scrolls)) }
        } else {
            feedback.report(.cancelled(target: target))
        }
    }

    func disappear(_ role: PressRole, _ feedback: FeedbackReporter) {
        hold(in: nil, role, feedback)
        frames.player.detach()
    }
}

extension EnvironmentValues {
    @Entry var feedbackIsLoading: Bool = false
    @Entry var feedbackSaves: Bool = false
}

extension View {
    /// Shows progress instead of the labels of buttons inside, which then ignore presses.
    @_disfavoredOverload
    public func feedbackLoading(_ isLoading: Bool) -> some View { environment(\.feedbackIsLoading, isLoading) }

    /// Makes presses of buttons inside silent: only the answer is felt, after saving.
    ///
    /// ```swift
    /// Button("Add") { Task { try await save(); toastManager.show("Added", type: .success) } }
    ///     .buttonStyle(.primaryAction)
    ///     .feedbackSaves()
    /// ```
    ///
    /// Otherwise a press is felt when its action returns, and later feedback is only shown and announced.
    @_disfavoredOverload
    public func feedbackSaves(_ saves: Bool = true) -> some View { environment(\.feedbackSaves, saves) }
}
#endif
