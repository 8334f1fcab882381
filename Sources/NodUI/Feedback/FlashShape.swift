#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

extension EnvironmentValues {
    @Entry var flashShape: AnyShape = AnyShape(Rectangle())
}

extension View {
    /// Gives flashes inside the shape of your cards; without it they are rectangles, as rows of a `List` are.
    ///
    /// Put it outside of what flashes, such as around one card or around all of them:
    ///
    /// ```swift
    /// TaskCard(task)
    ///     .completionSwipe(isCompleted: task.isCompleted, action: onToggle)
    ///     .feedbackFlashShape(.rect(cornerRadius: 12))
    /// ```
    public func feedbackFlashShape(_ shape: some Shape) -> some View { environment(\.flashShape, AnyShape(shape)) }
}
#endif
