#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// A button that small and hurried fingers hit: 48, 56 or 64 points, with a haptic for each press.
///
/// ```swift
/// Button("Start quiz", action: start)
///     .buttonStyle(.childFriendlyLarge)
/// ```
///
/// It draws only its label; all of its frame can be touched. Sizes, press and haptic come from the child profile, or
/// from the app's own profile for children.
public struct ChildFriendlyButtonStyle: PrimitiveButtonStyle {
    private let kind: ButtonKind
    /// Chooses its profile from the environment's.
    private let profile: (Profile) -> Profile

    init(_ kind: ButtonKind, profile: @escaping (Profile) -> Profile = \.ofChildren) {
        self.kind = kind
        self.profile = profile
    }

    public func makeBody(configuration: Configuration) -> some View {
        PressableButton(kind, configuration) { label, _ in label }
            .transformEnvironment(\.feedbackProfile) { $0 = profile($0) }
    }
}

extension PrimitiveButtonStyle where Self == ChildFriendlyButtonStyle {
    /// At least 48 points: standard buttons.
    public static var childFriendly: ChildFriendlyButtonStyle { ChildFriendlyButtonStyle(.childFriendly) }
    /// At least 56 points: frequent and primary actions.
    public static var childFriendlyLarge: ChildFriendlyButtonStyle {
        ChildFriendlyButtonStyle(.childFriendlyLarge)
    }
    /// At least 64 points, with a stronger haptic: critical actions.
    public static var childFriendlyExtraLarge: ChildFriendlyButtonStyle {
        ChildFriendlyButtonStyle(.childFriendlyExtraLarge)
    }

    /// - Parameter profile: sets its sizes, press and haptic.
    public static func childFriendly(profile: Profile) -> ChildFriendlyButtonStyle {
        ChildFriendlyButtonStyle(.childFriendly) { _ in profile }
    }

    /// - Parameter profile: sets its sizes, press and haptic.
    public static func childFriendlyLarge(profile: Profile) -> ChildFriendlyButtonStyle {
        ChildFriendlyButtonStyle(.childFriendlyLarge) { _ in profile }
    }

    /// - Parameter profile: sets its sizes, press and haptic.
    public static func childFriendlyExtraLarge(profile: Profile) -> ChildFriendlyButtonStyle {
        ChildFriendlyButtonStyle(.childFriendlyExtraLarge) { _ in profile }
    }
}

private struct ChildFriendlyExample: View {
    var body: some View {
        VStack {
            Button("Tap Me") {}.buttonStyle(.childFriendly)
            Button("Read aloud") {}.buttonStyle(.childFriendlyLarge)
            Button("Stop recording", role: .destructive) {}.buttonStyle(.childFriendlyExtraLarge)
            Button("Not now") {}.buttonStyle(.childFriendly).disabled(true)
            Button("Saving") {}.buttonStyle(.childFriendlyLarge).feedbackLoading(true)
        }
        .padding()
        .showsTouchTargets()
    }
}

#Preview("Child-friendly") { PreviewVariants { ChildFriendlyExample() } }
#endif
