import SwiftUI
import UIKit

struct DoneCheck: View {
    let isCompleted: Bool
    @State private var count = 0
    @State private var pulse = false
    @State private var outcome: Bool?
    let generator = UINotificationFeedbackGenerator()
    var body: some View {
        Text("Done").sensoryFeedback(trigger: isCompleted) { _, done in done ? .success : nil }
        Text("Done").sensoryFeedback(.selection, trigger: isCompleted)
        Text("Done").sensoryFeedback(.success, trigger: count)
        Text("Done").sensoryFeedback(.success, trigger: outcome == true)
        Button("Save") { pulse.toggle() }.sensoryFeedback(.success, trigger: pulse)  // asked
        Text("Done").onChange(of: isCompleted) { _, done in
            guard done else { return }
            generator.notificationOccurred(.success)
        }
    }
}
