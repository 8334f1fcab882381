#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// A card that is a button as a whole.
///
/// ```swift
/// Button(action: open) { TaskCard(task) }
///     .buttonStyle(.card)
/// ```
///
/// The label draws the card; every point of it can be touched.
public struct PressableCardButtonStyle: PrimitiveButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(.card, configuration) { label, _ in label }
    }
}

extension PrimitiveButtonStyle where Self == PressableCardButtonStyle {
    public static var card: PressableCardButtonStyle { PressableCardButtonStyle() }
}

private struct CardExample: View {
    @Environment(\.theme) private var theme

    var body: some View {
        ScrollView {
            ForEach(["History", "Science", "Music"], id: \.self) { subject in
                Button {
                } label: {
                    HStack {
                        Text(verbatim: subject).font(.headline)
                        Spacer()
                        Image(systemName: "chevron.forward")
                    }
                    .padding()
                    .background { RoundedRectangle(cornerRadius: 12).fill(theme.surface) }
                }
                .buttonStyle(.card)
            }
            .padding()
        }
        .background(theme.ground)
    }
}

#Preview("Card") { PreviewVariants { CardExample() } }
#endif
