// platforms: iOS 16
import Foundation
import NodUI
import SwiftUI
import UIKit

/// The composer's app itself.
private enum Theme {
    enum Animations {
        static let typewriterDing = Animation.spring(response: 0.3, dampingFraction: 0.8)

        static func motion(_ animation: Animation, reduceMotion: Bool) -> Animation? {
            reduceMotion ? nil : animation
        }
    }
}

extension Notification.Name {
    fileprivate static let captureItemsChanged = Notification.Name("captureItemsChanged")
}

/// Seed 002, task 5: the first capture's celebration in the composer.
struct CaptureComposeExample: View {
    @AppStorage("hasCompletedFirstCapture") private var hasCompletedFirstCapture = false
    @State private var showFirstCaptureCelebration = false
    @State private var captureConfirmed = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Save", action: save)
            .opacity(captureConfirmed ? 1 : 0.9)
            .celebrationOverlay(style: .firstCapture, isActive: $showFirstCaptureCelebration)
    }

    private func save() {
        if !hasCompletedFirstCapture {
            // First capture ever — special celebration
            hasCompletedFirstCapture = true
            showFirstCaptureCelebration = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
                NotificationCenter.default.post(name: .captureItemsChanged, object: nil)
                dismiss()
            }
        } else {
            // Standard capture confirmation (existing behavior)
            withAnimation(Theme.Animations.motion(Theme.Animations.typewriterDing, reduceMotion: reduceMotion)) {
                captureConfirmed = true
            }
            UIImpactFeedbackGenerator(style: .medium).impactOccurred()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
                NotificationCenter.default.post(name: .captureItemsChanged, object: nil)
                dismiss()
            }
        }
    }
}
