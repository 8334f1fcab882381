#if os(iOS) || os(macOS) || os(visionOS)
import NodPerforming
import SwiftUI

extension View {
    /// Shows an error as an alert with what happened, what to do next, and a button for it.
    ///
    /// ```swift
    /// ContentView().recoveryAlert($error, recover: model.reload)
    /// ```
    ///
    /// - Parameters:
    ///   - error: shown unless `nil`; dismissing the alert resets it.
    ///   - recover: retries or opens the fix, depending on the error's `way`.
    @_disfavoredOverload public func recoveryAlert(
        _ error: Binding<UserFacingError?>,
        recover: @escaping @MainActor () -> Void = {}
    ) -> some View {
        modifier(RecoveryAlert(error: error, recover: recover))
    }
}

private struct RecoveryAlert: ViewModifier {
    @Binding var error: UserFacingError?
    @State var latest: UserFacingError?
    let recover: @MainActor () -> Void
    @Environment(\.words) private var words
    @FeedbackReporter private var feedback

    func body(content: Content) -> some View {
        content
            .alert(
                Text(verbatim: (error ?? latest)?.whatHappened ?? ""),
                isPresented: isPresented,
                presenting: error ?? latest,
                actions: buttons,
                message: { Text(verbatim: $0.whatNext) }
            )
            .task(id: error) { if error != nil { feedback.center.alerted(in: feedback.context) } }
            .onChanged(of: error) { if let error = $0 { latest = error } }
    }

    private var isPresented: Binding<Bool> {
        Binding { @MainActor in
            error != nil
        } set: { @MainActor isPresented in
            if !isPresented { error = nil }
        }
    }

    private func buttons(of error: UserFacingError) -> some View {
        ForEach(error.buttons) { button in
            Button(role: button.recovers ? nil : .cancel) {
                if button.recovers { recover() }
            } label: {
                Text(verbatim: words.text(button.key))
            }
        }
    }
}

#if DEBUG
struct RecoverySample: View {
    @State private var error: UserFacingError?

    var body: some View {
        Button("Save") {
            error = UserFacingError("Couldn't save “Buy milk”", whatNext: "Check your connection and try again.")
        }
        .recoveryAlert($error) { error = nil }
    }
}

#Preview("Recovery alert") { PreviewVariants { RecoverySample() } }
#Preview("Recovery alert, alone") { RecoverySample() }
#endif
#endif
