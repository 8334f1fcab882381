#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// A button inside a toast or similar: it gives under the finger, and only its action is felt.
struct QuietButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        PressableButton(.quiet, configuration) { label, _ in label }
    }
}

private struct QuietExample: View {
    var body: some View {
        HStack {
            Button("Undo") {}
            Button {
            } label: {
                Image(systemName: "xmark")
            }
            .accessibilityLabel("Dismiss")
        }
        .buttonStyle(QuietButtonStyle())
        .showsTouchTargets()
    }
}

#Preview("Quiet") { QuietExample() }
#Preview("Quiet, dark") { QuietExample().preferredColorScheme(.dark) }
#Preview("Quiet, largest text") { QuietExample().dynamicTypeSize(.accessibility5) }
#Preview("Quiet, child profile") { QuietExample().feedbackProfile(.child) }
#Preview("Quiet, right to left") { QuietExample().environment(\.layoutDirection, .rightToLeft) }
#endif
