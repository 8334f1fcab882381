#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

#if os(iOS)
import UIKit

/// The window of haptics. The app's root reports it, because extensions can't use `UIApplication.shared`.
@MainActor
enum HapticWindow {
    static weak var latest: UIWindow?
}

private struct HapticWindowReader: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
        let view = ReportingView()
        view.isUserInteractionEnabled = false
        return view
    }

    func updateUIView(_ view: UIView, context: Context) {}
}

private final class ReportingView: UIView {
    override func didMoveToWindow() {
        if let window { HapticWindow.latest = window }
    }
}
#endif

extension View {
    /// Makes this view's window that of haptics.
    func holdsHaptics() -> some View {
        #if os(iOS)
        background { HapticWindowReader().accessibilityHidden(true) }
        #else
        self
        #endif
    }
}
#endif
