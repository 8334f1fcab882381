// platforms: iOS 16, macOS 13
import NodUI
import SwiftUI

// A design system that existed before Nod. Its members win against NodUI's of the same name.

private struct OwnStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ButtonStyle where Self == OwnStyle {
    fileprivate static var card: Self { Self() }
    fileprivate static func icon(size: CGFloat = 44) -> Self { Self() }
}

extension View {
    fileprivate func completed(_ isCompleted: Bool) -> some View { opacity(isCompleted ? 0.5 : 1) }
    fileprivate func fieldMessage(_ message: String?) -> some View { self }
    fileprivate func takesFocusBack() -> some View { self }
    fileprivate func forgivingTouchArea(extraPadding: CGFloat) -> some View { padding(extraPadding) }
}

private struct OwnScreen: View {
    var body: some View {
        Button("Share") {}.buttonStyle(.card).takesFocusBack()
        Button("Share") {}.buttonStyle(.icon()).forgivingTouchArea(extraPadding: 8)
        Text("Milk").completed(true).fieldMessage("Write a title.")
    }
}
