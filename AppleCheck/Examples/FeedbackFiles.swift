// platforms: iOS 16, macOS 13
import Combine
import Foundation
import NodFile
import NodUI
import SwiftUI

// An app with a feedback file (Documentation/FeedbackFile.md), which it can replace.

@MainActor
private final class OwnFeedback: ObservableObject {
    @Published private(set) var file = FeedbackFile()
    @Published private(set) var problems: String?

    func load(_ url: URL) {
        do {
            file = try FeedbackFile(Data(contentsOf: url))
            FeedbackCenter.shared.use(file.tuning)
            problems = nil
        } catch let error as FeedbackFileError {
            problems = error.description
        } catch {
            problems = "The file can't be opened. Choose another."
        }
    }

    func calmer() {
        var tuning = file.tuning
        tuning[.checkPeak] = 0.05
        file = FeedbackFile(name: "Calmer", basedOn: file.basedOn, tuning: tuning)
        FeedbackCenter.shared.use(tuning)
    }
}

private struct OwnFeedbackApp: App {
    @StateObject private var own = OwnFeedback()

    var body: some Scene {
        WindowGroup {
            VStack {
                CompletionCheck(isCompleted: .constant(false))
                Button("Read aloud") {}.buttonStyle(.childFriendlyLarge)
                Button("Calmer") { own.calmer() }.buttonStyle(.primaryAction())
                Button("As it was") {}.feedbackTuning(FeedbackTuning())
                Text(own.problems ?? own.file.text)
            }
            .nod(toasts: nil)
        }
    }
}
