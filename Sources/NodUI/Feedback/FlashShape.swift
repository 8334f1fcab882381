#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

extension EnvironmentValues {
    /// The app's own; `nil` for that of a card or a row.
    @Entry var flashShape: AnyShape? = nil
}

extension View {
    /// Gives flashes inside the shape of your cards; without it their corners are round by 12 points, and those of rows
    /// in ``DepartingRows`` and `.feedbackRow()` are square.
    ///
    /// Put it outside of what flashes, such as around one card or around all of them:
    ///
    /// ```swift
    /// TaskCard(task)
    ///     .completionSwipe(isCompleted: task.isCompleted, action: onToggle)
    ///     .feedbackFlashShape(.rect(cornerRadius: 20))
    /// ```
    public func feedbackFlashShape(_ shape: some Shape) -> some View { environment(\.flashShape, AnyShape(shape)) }
}
#endif
