#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

extension View {
    /// Gets the focus of the keyboard or VoiceOver back when a toast leaves that took it.
    ///
    /// Checks and buttons with Nod's styles include it.
    @_disfavoredOverload public func takesFocusBack() -> some View { modifier(FocusPlaceModifier()) }
}

extension EnvironmentValues {
    @Entry var isInToast: Bool = false
}

private struct FocusPlaceModifier: ViewModifier {
    @State private var owner = FocusOwner()
    @FocusState private var isFocused: Bool
    @AccessibilityFocusState private var isRead: Bool
    @Environment(\.isInToast) private var isInToast
    private var answering = ViewCenter()

    func body(content: Content) -> some View {
        content
            .focused($isFocused)
            .accessibilityFocused($isRead)
            .onChanged(of: isFocused) { if $0 { came(by: .keyboard) } }
            .onChanged(of: isRead) { if $0 { came(by: .reader) } }
            .onDisappear { answering.center.focus.forget(owner) }
    }

    private func came(by way: FocusTrail.Way) {
        guard !isInToast else { return }
        answering.center.focus.came(to: owner, by: way) {
            switch way {
            case .keyboard: isFocused = true
            case .reader: isRead = true
            }
        }
    }
}

/// Lives as long as its view.
private final class FocusOwner {}
#endif
