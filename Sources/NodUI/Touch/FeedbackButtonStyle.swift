#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

/// A style of buttons that answer presses: `.childFriendly`, `.icon`, `.primaryAction` or `.card`.
///
/// ```swift
/// Button("Start quiz", action: start)
///     .buttonStyle(.childFriendlyLarge)
/// ```
///
/// The whole frame takes touches. Sizes and haptics are those of the profile.
public struct FeedbackButtonStyle: PrimitiveButtonStyle {
    enum Look {
        case plain
        case icon(color: Color?, background: Color)
        case filled(background: Color?, foreground: Color?)
    }

    let kind: ButtonKind
    var look = Look.plain
    var isForChildren = false

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(kind, configuration) { label, button in
            switch look {
            case .plain: label
            case .icon(let color, let background):
                IconFace(label: label, look: button, color: color, background: background)
            case .filled(let background, let foreground):
                PrimaryActionFace(label: label, look: button, background: background, foreground: foreground)
            }
        }
        .transformEnvironment(\.feedbackProfile) { if isForChildren { $0 = $0.ofChildren } }
    }
}

extension PrimitiveButtonStyle where Self == FeedbackButtonStyle {
    /// At least 48 points. Sizes and haptics come from the child profile, or the app's profile for children.
    @_disfavoredOverload public static var childFriendly: FeedbackButtonStyle {
        FeedbackButtonStyle(kind: .childFriendly, isForChildren: true)
    }
    /// At least 56 points, for frequent and primary actions.
    @_disfavoredOverload public static var childFriendlyLarge: FeedbackButtonStyle {
        FeedbackButtonStyle(kind: .childFriendlyLarge, isForChildren: true)
    }
    /// At least 64 points with a stronger haptic, for critical actions.
    @_disfavoredOverload public static var childFriendlyExtraLarge: FeedbackButtonStyle {
        FeedbackButtonStyle(kind: .childFriendlyExtraLarge, isForChildren: true)
    }

    /// An icon in the tint.
    @_disfavoredOverload public static var icon: FeedbackButtonStyle { icon() }

    /// A round button with an icon, which needs an `accessibilityLabel`.
    ///
    /// - Parameters:
    ///   - color: the icon's colour, by default the tint.
    ///   - background: the circle's colour.
    ///   - size: the circle's width in points; the hit area is at least the profile's target.
    @_disfavoredOverload public static func icon(
        color: Color? = nil,
        background: Color = .clear,
        size: CGFloat = TouchTarget.recommended.side
    ) -> FeedbackButtonStyle {
        FeedbackButtonStyle(kind: .icon(size: size), look: .icon(color: color, background: background))
    }

    /// The main action of a screen, in the theme's accent.
    @_disfavoredOverload public static var primaryAction: FeedbackButtonStyle { primaryAction() }

    /// The main action of a screen: as wide as its container and at least 56 points high. The default colour is the
    /// theme's accent.
    @_disfavoredOverload public static func primaryAction(
        backgroundColor: Color? = nil,
        foregroundColor: Color? = nil
    ) -> FeedbackButtonStyle {
        FeedbackButtonStyle(
            kind: .primaryAction,
            look: .filled(background: backgroundColor, foreground: foregroundColor)
        )
    }

    /// A card, drawn by the label.
    @_disfavoredOverload public static var card: FeedbackButtonStyle { FeedbackButtonStyle(kind: .card) }

    /// A button in a toast: its press is seen, only its action is felt.
    static var quiet: FeedbackButtonStyle { FeedbackButtonStyle(kind: .quiet) }
}

private struct IconFace: View {
    let label: ButtonLabel
    let look: ButtonLook
    let color: Color?
    let background: Color
    @Environment(\.theme) private var theme

    var body: some View {
        label
            .foregroundStyle(color.map { AnyShapeStyle($0) } ?? theme.accentStyle)
            .tinted(color ?? theme.accent)
            .frame(minWidth: look.side, minHeight: look.side)
            .background { Circle().fill(background) }
    }
}

extension View {
    @ViewBuilder fileprivate func tinted(_ color: Color?) -> some View {
        if let color { tint(color) } else { self }
    }
}

private struct PrimaryActionFace: View {
    let label: ButtonLabel
    let look: ButtonLook
    let background: Color?
    let foreground: Color?
    @Environment(\.theme) private var theme

    var body: some View {
        label
            .font(.headline)
            .multilineTextAlignment(.center)
            .foregroundStyle(foreground ?? theme.onAccent)
            .tint(foreground ?? theme.onAccent)
            .padding(look.padding)
            .frame(maxWidth: look.fillsWidth ? .infinity : nil, minHeight: look.minimumHeight)
            .background {
                RoundedRectangle(cornerRadius: look.cornerRadius)
                    .fill(background.map { AnyShapeStyle($0) } ?? theme.accentStyle)
                    .shadow(
                        color: .black.opacity(look.shadow?.opacity ?? 0),
                        radius: look.shadow?.radius ?? 0,
                        y: look.shadow?.offset ?? 0
                    )
            }
    }
}

#if DEBUG
struct ButtonStylesExample: View {
    var body: some View {
        VStack {
            Button("Tap Me") {}.buttonStyle(.childFriendly)
            Button("Read aloud") {}.buttonStyle(.childFriendlyLarge).feedbackLoading(true)
            Button("Stop recording", role: .destructive) {}.buttonStyle(.childFriendlyExtraLarge)
            HStack {
                icon("Favourite", "star.fill").buttonStyle(.icon(color: .yellow, background: .gray, size: 48))
                icon("Settings", "gearshape").buttonStyle(.icon(size: 24))
                icon("Delete", "trash").buttonStyle(.icon(color: .red, size: 48)).disabled(true)
            }
            Button("Update everything that was changed since yesterday") {}.buttonStyle(.primaryAction())
            Button("Aggiorna") {}.buttonStyle(.primaryAction(backgroundColor: .blue, foregroundColor: .white))
            Button {
            } label: {
                Text("History").padding().frame(maxWidth: .infinity, alignment: .leading).background(.quaternary)
            }
            .buttonStyle(.card)
        }
        .padding()
        .showsTouchTargets()
    }

    private func icon(_ label: String, _ symbol: String) -> some View {
        Button {
        } label: {
            Image(systemName: symbol)
        }
        .accessibilityLabel(Text(verbatim: label))
    }
}

#Preview("Button styles") { PreviewVariants { ButtonStylesExample() } }
#Preview("Button styles, alone") { ButtonStylesExample() }
#endif
#endif
