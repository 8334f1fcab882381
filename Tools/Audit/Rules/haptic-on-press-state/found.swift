import SwiftUI
import UIKit

struct TwiceFelt: ButtonStyle {
    let generator = UIImpactFeedbackGenerator(style: .light)
    func makeBody(configuration: Configuration) -> some View {
        let held = configuration.isPressed
        configuration.label
            .sensoryFeedback(.impact, trigger: configuration.isPressed)  // found
            .sensoryFeedback(.selection, trigger: held)  // found
            .onChange(of: configuration.isPressed) { generator.impactOccurred() }  // found
    }
}

struct TwiceFeltKey: View {
    let generator = UIImpactFeedbackGenerator(style: .light)
    @GestureState private var isDown = false
    var body: some View {
        Text("K").sensoryFeedback(.impact, trigger: isDown)  // found
        Color.red.onLongPressGesture(perform: {}, onPressingChanged: { _ in generator.impactOccurred() })  // found
    }
}
