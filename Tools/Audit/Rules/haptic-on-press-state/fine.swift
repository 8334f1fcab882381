import SwiftUI
import UIKit

struct OnceFelt: ButtonStyle {
    let generator = UIImpactFeedbackGenerator(style: .light)
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .sensoryFeedback(trigger: configuration.isPressed) { _, isPressed in isPressed ? .impact : nil }
            .sensoryFeedback(.impact, trigger: configuration.isPressed) { wasPressed, _ in !wasPressed }
            .onChange(of: configuration.isPressed) { _, isPressed in
                if isPressed { generator.impactOccurred() }
            }
            .onChange(of: configuration.isPressed) { generator.prepare() }
    }
}

struct OnceFeltKey: View {
    let generator = UIImpactFeedbackGenerator(style: .light)
    @State private var pressed = 0
    var body: some View {
        Button("More") { pressed += 1 }.sensoryFeedback(.impact, trigger: pressed)
        Color.red.onLongPressGesture(perform: {}, onPressingChanged: { isDown in
            guard isDown else { return }
            generator.impactOccurred()
        })
    }
}
