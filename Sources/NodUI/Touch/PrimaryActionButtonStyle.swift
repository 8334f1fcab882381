#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// The main action of a screen: as wide as its container, at least 56 points high, with a shadow.
///
/// ```swift
/// Button("Add task", action: add)
///     .buttonStyle(.primaryAction())
/// ```
public struct PrimaryActionButtonStyle: PrimitiveButtonStyle {
    private let backgroundColor: Color?
    private let foregroundColor: Color?

    init(backgroundColor: Color?, foregroundColor: Color?) {
        self.backgroundColor = backgroundColor
        self.foregroundColor = foregroundColor
    }

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(.primaryAction, configuration) { label, look in
            PrimaryActionFace(
                label: label,
                look: look,
                backgroundColor: backgroundColor,
                foregroundColor: foregroundColor
            )
        }
    }
}

private struct PrimaryActionFace: View {
    let label: ButtonLabel
    let look: ButtonLook
    let backgroundColor: Color?
    let foregroundColor: Color?
    @Environment(\.theme) private var theme

    var body: some View {
        label
            .font(.headline)
            .multilineTextAlignment(.center)
            .foregroundStyle(foregroundColor ?? theme.onAccent)
            .tint(foregroundColor ?? theme.onAccent)
            .padding(look.padding)
            .frame(maxWidth: look.fillsWidth ? .infinity : nil, minHeight: look.minimumHeight)
            .background {
                RoundedRectangle(cornerRadius: look.cornerRadius)
                    .fill(backgroundColor ?? theme.accent)
                    .buttonShadow(look.shadow)
            }
    }
}

extension View {
    fileprivate func buttonShadow(_ shadow: ButtonShadow?) -> some View {
        self.shadow(
            color: .black.opacity(shadow?.opacity ?? 0),
            radius: shadow?.radius ?? 0,
            y: shadow?.offset ?? 0
        )
    }
}

extension PrimitiveButtonStyle where Self == PrimaryActionButtonStyle {
    /// By default it has the theme's colours, whose contrast is tested.
    public static func primaryAction(
        backgroundColor: Color? = nil,
        foregroundColor: Color? = nil
    ) -> PrimaryActionButtonStyle {
        PrimaryActionButtonStyle(backgroundColor: backgroundColor, foregroundColor: foregroundColor)
    }
}

private struct PrimaryActionExample: View {
    var body: some View {
        VStack {
            Button("Update") {}.buttonStyle(.primaryAction())
            Button("Aggiorna") {}.buttonStyle(.primaryAction(backgroundColor: .blue, foregroundColor: .white))
            Button("Update everything that was changed since yesterday") {}.buttonStyle(.primaryAction())
            Button("Update") {}.buttonStyle(.primaryAction()).disabled(true)
            Button("Update") {}.buttonStyle(.primaryAction()).feedbackLoading(true)
        }
        .padding()
    }
}

#Preview("Primary action") { PreviewVariants { PrimaryActionExample() } }
#endif
