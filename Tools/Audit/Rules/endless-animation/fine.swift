import SwiftUI
import UIKit

struct CalmPulse: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isBig = false
    var body: some View {
        Circle().scaleEffect(isBig ? 1.2 : 1)
            .animation(reduceMotion ? nil : .easeInOut.repeatForever(), value: isBig)
    }
}

struct CalmBlink: View {
    @State private var isOn = false
    var body: some View { Circle().opacity(isOn ? 1 : 0.4).animation(.easeInOut.repeatForever(), value: isOn) }
}

struct CalmHeart: View {
    @State private var isBig = false
    var body: some View {
        Circle().scaleEffect(isBig ? 1.2 : 1).onAppear { withCalmAnimation(.easeIn.repeatForever()) { isBig = true } }
    }
}

@MainActor func withCalmAnimation(_ animation: Animation, _ body: () -> Void) {
    withAnimation(UIAccessibility.isReduceMotionEnabled ? nil : animation, body)
}
