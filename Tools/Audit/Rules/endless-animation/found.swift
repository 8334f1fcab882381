import SwiftUI
import UIKit

struct EndlessPulse: View {
    @State private var isBig = false
    var body: some View {
        Circle().scaleEffect(isBig ? 1.2 : 1)
            .animation(.easeInOut(duration: 1).repeatForever(), value: isBig)  // found
            .onAppear { isBig = true }
    }
}

struct EndlessSun: View {
    @State private var angle = 0.0
    var body: some View { Image("sun").rotationEffect(.degrees(angle)).onAppear { start() } }
    private func start() {
        withAnimation(.linear(duration: 8).repeatForever(autoreverses: false)) { angle = 360 }  // found
    }
}
