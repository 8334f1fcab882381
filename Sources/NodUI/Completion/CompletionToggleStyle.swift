#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// Draws a toggle as a ``CompletionCheck``.
///
/// ```swift
/// Toggle(task.title, isOn: $task.isDone).toggleStyle(.completion)
/// ```
///
/// The label is struck through and can be tapped. In a list, name the row's item with `.feedbackItem(_:title:)`, so
/// that toasts have its title.
public struct CompletionToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        CheckControl(
            isCompleted: configuration.isOn,
            title: nil,
            id: nil,
            saving: .set { configuration.isOn = $0 },
            hasTitle: true
        ) { appearance, frames in
            configuration.label.modifier(
                Struck(frames: frames) {
                    frames.player.look.line(through: $0, isCompleted: appearance.isCompleted)
                }
            )
        }
    }
}

extension ToggleStyle where Self == CompletionToggleStyle {
    /// A check that is seen, felt and heard when switched on.
    @_disfavoredOverload public static var completion: CompletionToggleStyle { CompletionToggleStyle() }
}
#endif
