#if DEBUG && (os(iOS) || os(macOS) || os(visionOS))
import SwiftUI

/// Shows a component in light, dark, the largest text, the child profile and right to left.
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

struct ExampleTask: Identifiable {
    let title: String
    var isCompleted = false
    var id: String { title }

    static let all = ["Buy milk", "Call Anna", "Water the plants"].map { ExampleTask(title: $0) }
}

/// All previews by name, for the hosted test that takes their pictures.
@MainActor
enum Previews {
    static var all: [(name: String, view: AnyView)] {
        [
            ("Celebration overlay", AnyView(CelebrationSample())),
            ("Completion check", AnyView(CompletionCheckExample())),
            ("Completion swipe", AnyView(CompletionSwipeExample())),
            ("Departing rows", AnyView(DepartingRowsExample())),
            ("Feedback settings", AnyView(SettingsSample())),
            ("Status view", AnyView(StatusSample())),
            ("Field message", AnyView(FieldSample())),
            ("Recovery alert", AnyView(RecoverySample())),
            ("Toast manager", AnyView(ToastSample())),
            ("Button styles", AnyView(ButtonStylesExample())),
            ("Forgiving touches", AnyView(ForgivingExample())),
        ]
    }
}
#endif
