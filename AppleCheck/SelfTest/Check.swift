import SwiftUI

/// The check of a task, as an app would write it for iOS 16 and later.
struct SampleCheck: View {
    let isCompleted: Bool
    let action: () -> Void
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @ScaledMetric(relativeTo: .body) private var side: CGFloat = 28

    var body: some View {
        Button(action: action) {
            symbol
                .frame(width: side, height: side)
                .frame(minWidth: 44, minHeight: 44)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .animation(reduceMotion ? nil : .spring(response: 0.25, dampingFraction: 0.75), value: isCompleted)
        .accessibilityLabel(Text("Mark complete"))
        .accessibilityValue(isCompleted ? "Completed" : "Open")
        .accessibilityAddTraits(isCompleted ? [.isButton, .isSelected] : .isButton)
    }

    @ViewBuilder private var symbol: some View {
        let image = Image(systemName: isCompleted ? "checkmark.circle.fill" : "circle")
            .foregroundStyle(isCompleted ? Color.green : Color.secondary)
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *), !reduceMotion {
            image
                .contentTransition(.symbolEffect(.replace))
                .symbolEffect(.bounce, value: isCompleted)
        } else {
            image
                .scaleEffect(isCompleted ? 1.1 : 1)
        }
    }
}

/// Told apart by the trait that came with iOS 17.
struct SampleToggle: ViewModifier {
    func body(content: Content) -> some View {
        if #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) {
            content.accessibilityAddTraits(.isToggle)
        } else {
            content.accessibilityRemoveTraits(.isStaticText)
        }
    }
}

#if !os(visionOS)
/// One haptic when a value changes.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
struct SampleFeedback<Value: Equatable>: ViewModifier {
    let value: Value

    func body(content: Content) -> some View {
        content
            .sensoryFeedback(.impact(weight: .light, intensity: 0.7), trigger: value)
    }
}
#endif

#Preview("Check") {
    SampleCheck(isCompleted: true) {}
}
