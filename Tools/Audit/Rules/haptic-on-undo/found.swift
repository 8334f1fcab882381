import SwiftUI
import UIKit

struct UndoneCheck: View {
    let isCompleted: Bool
    @AppStorage("haptics") private var enabled = true
    @State private var status = 0
    let generator = UINotificationFeedbackGenerator()
    var body: some View {
        Text("Done").sensoryFeedback(.success, trigger: isCompleted)  // found
        Text("Done").sensoryFeedback(.success, trigger: enabled && isCompleted)  // found
        Text("Done").sensoryFeedback(.success, trigger: status == 2)  // found
        Text("Done").onChange(of: isCompleted) { generator.notificationOccurred(.success) }  // found
    }
}
