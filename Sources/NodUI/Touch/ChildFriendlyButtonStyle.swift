#if canImport(SwiftUI)
    import SwiftUI

    /// A button that small and hurried fingers hit: 48, 56 or 64 points, felt when it is pressed, and all of its frame can be touched.
    ///
    /// It draws its label and nothing around it. Sizes, press and haptic are the child profile's wherever it stands.
    public struct ChildFriendlyButtonStyle: PrimitiveButtonStyle {
        private let kind: ButtonKind
        private let profile: Profile

        init(_ kind: ButtonKind, profile: Profile = .child) {
            self.kind = kind
            self.profile = profile
        }

        public func makeBody(configuration: Configuration) -> some View {
            PressableButton(kind, configuration) { label, _ in label }
                .feedbackProfile(profile)
        }
    }

    extension PrimitiveButtonStyle where Self == ChildFriendlyButtonStyle {
        /// At least 48 points: standard buttons.
        public static var childFriendly: ChildFriendlyButtonStyle { childFriendly(profile: .child) }
        /// At least 56 points: frequent and primary actions.
        public static var childFriendlyLarge: ChildFriendlyButtonStyle { childFriendlyLarge(profile: .child) }
        /// At least 64 points, and felt more: actions that must not be missed.
        public static var childFriendlyExtraLarge: ChildFriendlyButtonStyle { childFriendlyExtraLarge(profile: .child) }

        /// - Parameter profile: whose sizes, press and haptic it has.
        public static func childFriendly(profile: Profile) -> ChildFriendlyButtonStyle {
            ChildFriendlyButtonStyle(.childFriendly, profile: profile)
        }

        /// - Parameter profile: whose sizes, press and haptic it has.
        public static func childFriendlyLarge(profile: Profile) -> ChildFriendlyButtonStyle {
            ChildFriendlyButtonStyle(.childFriendlyLarge, profile: profile)
        }

        /// - Parameter profile: whose sizes, press and haptic it has.
        public static func childFriendlyExtraLarge(profile: Profile) -> ChildFriendlyButtonStyle {
            ChildFriendlyButtonStyle(.childFriendlyExtraLarge, profile: profile)
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

    #Preview("Child-friendly") { ChildFriendlyExample() }
    #Preview("Child-friendly, dark") { ChildFriendlyExample().preferredColorScheme(.dark) }
    #Preview("Child-friendly, largest text") { ChildFriendlyExample().dynamicTypeSize(.accessibility5) }
    #Preview("Child-friendly, child profile") { ChildFriendlyExample().feedbackProfile(.child) }
    #Preview("Child-friendly, right to left") { ChildFriendlyExample().environment(\.layoutDirection, .rightToLeft) }
#endif
