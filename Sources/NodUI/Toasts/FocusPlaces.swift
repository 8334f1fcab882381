#if os(iOS) || os(macOS) || os(visionOS)
import Combine
import NodPerforming
import SwiftUI

extension View {
    /// Gets the focus of the keyboard or VoiceOver back when a toast leaves that took it.
    ///
    /// Checks and buttons with Nod's styles include it.
    public func takesFocusBack() -> some View { modifier(FocusPlaceModifier()) }
}

extension EnvironmentValues {
    @Entry var isInToast: Bool = false
}

private struct FocusPlaceModifier: ViewModifier {
    @StateObject private var place = FocusedPlace()
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
            .onDisappear { answering.center.focus.forget(place) }
    }

    /// Remembers this view, unless it is in a toast.
    private func came(by way: FocusTrail.Way) {
        guard !isInToast else { return }
        place.take = { way in
            switch way {
            case .keyboard: isFocused = true
            case .reader: isRead = true
            }
        }
        answering.center.focus.came(to: place, by: way)
    }
}

@MainActor
private final class FocusedPlace: ObservableObject, FocusPlace {
    var take: @MainActor (FocusTrail.Way) -> Void = { _ in }

    func takeFocus(by way: FocusTrail.Way) { take(way) }
}
#endif
