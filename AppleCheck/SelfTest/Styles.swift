import SwiftUI

struct SamplePress: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.colorScheme) private var colorScheme

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(isEnabled ? 1 : 0.5)
            .brightness(configuration.isPressed ? (colorScheme == .dark ? 0.1 : -0.05) : 0)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == SamplePress {
    static var samplePress: SamplePress { SamplePress() }
}

struct SampleHold: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .onTapGesture { configuration.trigger() }
    }
}

struct SampleCard: ViewModifier {
    var tint: Color = .accentColor

    func body(content: Content) -> some View {
        content
            .padding(12)
            .background(RoundedRectangle(cornerRadius: 12, style: .continuous).fill(tint.opacity(0.15)))
            .overlay(alignment: .topTrailing) { Circle().frame(width: 8, height: 8) }
            .allowsHitTesting(true)
    }
}

extension View {
    func sampleCard(tint: Color = .accentColor) -> some View { modifier(SampleCard(tint: tint)) }
}

struct SampleButtons: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Button("Save") {}
                .buttonStyle(.samplePress)
            Button("Delete", role: .destructive) {}
                .buttonStyle(.bordered)
        }
        .sampleCard(tint: .orange)
    }
}
