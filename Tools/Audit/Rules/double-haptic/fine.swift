import SwiftUI
import UIKit

struct SingleTap: View {
    let impact = UIImpactFeedbackGenerator(style: .light)
    let notification = UINotificationFeedbackGenerator()
    @State private var count = 0
    var body: some View {
        Button("Save") {
            impact.prepare()
            impact.impactOccurred()
        }
        Button("Send") {
            if count > 0 { impact.impactOccurred() } else { notification.notificationOccurred(.error) }
        }
        Button("Load") {
            Task {
                impact.impactOccurred()
                try? await Task.sleep(for: .seconds(1))
                notification.notificationOccurred(.success)
            }
        }
        Button("Log") {
            SingleLog.shared.light()
            impact.impactOccurred()
        }
        Text("1").sensoryFeedback(.impact, trigger: count).sensoryFeedback(.success, trigger: count > 3)
    }
}

@MainActor final class SingleLog {
    static let shared = SingleLog()
    func light() { print("light") }
}
