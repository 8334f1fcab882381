#if os(iOS) || os(macOS) || os(visionOS)
import SwiftUI

/// `ContentUnavailableView`, or its equivalent before iOS 17 and macOS 14.
struct UnavailableView: View {
    let message: ContentStatusMessage
    @Environment(\.locale) private var locale

    var body: some View {
        if #available(iOS 17, macOS 14, *) {
            ContentUnavailableView {
                Label {
                    Text(verbatim: message.title(locale))
                } icon: {
                    Image(systemName: message.systemImage)
                }
            } description: {
                Text(verbatim: message.text(locale))
            } actions: {
                FirstStep(message: message)
            }
        } else {
            EarlierUnavailableView(message: message)
        }
    }
}

private struct FirstStep: View {
    let message: ContentStatusMessage
    @Environment(\.locale) private var locale

    var body: some View {
        if let title = message.actionTitle?(locale) {
            Button(action: message.action) { Text(verbatim: title) }.buttonStyle(.primaryAction())
        }
    }
}

private struct EarlierUnavailableView: View {
    let message: ContentStatusMessage
    @Environment(\.locale) private var locale
    @Environment(\.feedbackProfile) private var profile

    var body: some View {
        ScrollView {
            VStack(spacing: profile.spacing) {
                Image(systemName: message.systemImage)
                    .font(.largeTitle)
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
                Text(verbatim: message.title(locale)).font(.title2).bold().accessibilityAddTraits(.isHeader)
                Text(verbatim: message.text(locale)).font(.callout).foregroundStyle(.secondary)
                FirstStep(message: message)
            }
            .multilineTextAlignment(.center)
            .padding()
            .frame(maxWidth: .infinity)
        }
    }
}
#endif
