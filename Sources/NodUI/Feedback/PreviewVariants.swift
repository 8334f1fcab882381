#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// A component in a preview: light, dark, in the largest text, for children and from right to left.
struct PreviewVariants<Example: View>: View {
    @ViewBuilder let example: Example

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 0) {
                variant("Light").environment(\.colorScheme, .light)
                variant("Dark").environment(\.colorScheme, .dark)
                variant("Largest text").dynamicTypeSize(.accessibility5)
                variant("Child profile").feedbackProfile(.child)
                variant("Right to left").environment(\.layoutDirection, .rightToLeft)
            }
        }
    }

    private func variant(_ name: String) -> some View {
        VStack {
            Text(verbatim: name).font(.caption).dynamicTypeSize(.large)
            example
        }
        .frame(width: 360)
        .frame(minHeight: 400)
        .background(.background)
    }
}
#endif
