#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// A message under a field on how to correct it.
///
/// ```swift
/// TextField("Title", text: $title)
///     .fieldMessage(title.isEmpty ? "Write what needs doing first." : nil)
/// ```
///
/// VoiceOver announces the message and reads it after the field.
struct FieldMessage: View {
    let text: String
    @Environment(\.theme) private var theme

    var body: some View {
        Label {
            Text(verbatim: text)
        } icon: {
            Image(systemName: "exclamationmark.circle.fill").accessibilityHidden(true)
        }
        .font(.footnote)
        .foregroundStyle(theme.danger)
        .fixedSize(horizontal: false, vertical: true)
    }
}

extension View {
    /// Shows a message under this field while it needs correction.
    ///
    /// - Parameter message: the correction: “Write what needs doing first.”; `nil` if there is none.
    @_disfavoredOverload
    public func fieldMessage(_ message: String?) -> some View { modifier(FieldMessageModifier(said: message?.said)) }

    /// Takes a literal message as a key of the app's string catalog, which Xcode extracts.
    public func fieldMessage(_ message: LocalizedStringResource?) -> some View {
        modifier(FieldMessageModifier(said: message?.said))
    }
}

private struct FieldMessageModifier: ViewModifier {
    let said: ((Locale) -> String)?
    @Environment(\.feedbackProfile) private var profile
    @Environment(\.locale) private var locale
    var answering = ViewCenter()

    // Not the field's hint: hints can be turned off.
    func body(content: Content) -> some View {
        #if os(macOS)
        // A form aligns a field by its label, which a stack hides, so the message is a sibling row.
        content.task(id: message) { announce() }
        message.map { FieldMessage(text: $0) }
        #else
        VStack(alignment: .leading, spacing: profile.spacing) {
            content
            message.map { FieldMessage(text: $0) }
        }
        .accessibilityElement(children: .contain)
        .task(id: message) { announce() }
        #endif
    }

    private var message: String? { said?(locale) }

    private func announce() { if let message { answering.center.asked(message) } }
}

#if DEBUG
struct FieldSample: View {
    @State private var title = ""

    var body: some View {
        TextField("What needs doing?", text: $title)
            .fieldMessage(title.isEmpty ? "Write what needs doing first." : nil)
            .padding()
    }
}

#Preview("Field message") { PreviewVariants { FieldSample() } }
#Preview("Field message, alone") { FieldSample() }
#endif
#endif
