import SwiftUI
import UIKit

struct DoubleTap: View {
    let impact = UIImpactFeedbackGenerator(style: .light)
    let notification = UINotificationFeedbackGenerator()
    @State private var count = 0
    var body: some View {
        Button("Save") {
            impact.impactOccurred()
            count += 1
            notification.notificationOccurred(.success)  // found
        }
        Button("Send") {
            DoubleHaptics.shared.light()
            notification.notificationOccurred(.success)  // found
        }
        Text("1").sensoryFeedback(.impact, trigger: count).sensoryFeedback(.success, trigger: count)  // found
    }
}

@MainActor final class DoubleHaptics {
    static let shared = DoubleHaptics()
    private let generator = UIImpactFeedbackGenerator(style: .light)
    func light() { generator.impactOccurred() }
}
