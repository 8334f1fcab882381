#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// A round icon button.
///
/// ```swift
/// Button(action: delete) { Image(systemName: "trash") }
///     .buttonStyle(.icon())
///     .accessibilityLabel("Delete")
/// ```
///
/// The circle is `size` wide; the hit area is never smaller than the profile's target.
public struct IconButtonStyle: PrimitiveButtonStyle {
    private let color: Color?
    private let background: Color
    private let size: CGFloat

    init(color: Color?, background: Color, size: CGFloat) {
        self.color = color
        self.background = background
        self.size = size
    }

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(.icon(size: size), configuration) { label, look in
            IconFace(label: label, look: look, color: color, background: background)
        }
    }
}

private struct IconFace: View {
    let label: ButtonLabel
    let look: ButtonLook
    let color: Color?
    let background: Color
    @Environment(\.theme) private var theme

    var body: some View {
        label
            .foregroundStyle(color ?? theme.accent)
            .tint(color ?? theme.accent)
            .frame(minWidth: look.side, minHeight: look.side)
            .background { Circle().fill(background) }
    }
}

extension PrimitiveButtonStyle where Self == IconButtonStyle {
    /// - Parameters:
    ///   - color: the icon's; by default the theme's accent.
    ///   - background: the colour of the circle behind it.
    ///   - size: points across the circle.
    public static func icon(
        color: Color? = nil,
        background: Color = .clear,
        size: CGFloat = TouchTarget.recommended.side
    ) -> IconButtonStyle {
        IconButtonStyle(color: color, background: background, size: size)
    }
}

private struct IconExample: View {
    var body: some View {
        HStack {
            Button {
            } label: {
                Image(systemName: "star.fill")
            }
            .buttonStyle(.icon(color: .yellow, background: .yellow.opacity(0.1), size: 48))
            .accessibilityLabel("Favourite")
            Button {
            } label: {
                Image(systemName: "gearshape")
            }
            .buttonStyle(.icon(size: 24))
            .accessibilityLabel("Settings")
            Button(role: .destructive) {
            } label: {
                Image(systemName: "trash")
            }
            .buttonStyle(.icon(color: .red, background: .red.opacity(0.1), size: 48))
            .accessibilityLabel("Delete")
            .disabled(true)
            Button {
            } label: {
                Image(systemName: "arrow.down")
            }
            .buttonStyle(.icon(color: .blue, size: 48))
            .accessibilityLabel("Download")
            .feedbackLoading(true)
        }
        .padding()
        .showsTouchTargets()
    }
}

#Preview("Icon") { PreviewVariants { IconExample() } }

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

#Preview("Quiet") { PreviewVariants { QuietExample() } }
#endif
