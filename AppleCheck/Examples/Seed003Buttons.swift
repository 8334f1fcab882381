// platforms: iOS 16, macOS 13
import NodUI
import SwiftUI

/// Seed 003, the button styles as written there.
struct ButtonStylesExample: View {
    var body: some View {
        VStack {
            Button("Tap Me") {
                // Action
            }
            .buttonStyle(.childFriendly)

            Button("Tap Me") {}
                .buttonStyle(.childFriendlyLarge)

            Button("Tap Me") {}
                .buttonStyle(.childFriendlyExtraLarge)

            Button {
                // Action
            } label: {
                Image(systemName: "star.fill")
            }
            .buttonStyle(.icon(color: .yellow, background: .yellow.opacity(0.1), size: 48))

            Button("Aggiorna") {
                // Action
            }
            .buttonStyle(.primaryAction(backgroundColor: .blue, foregroundColor: .white))

            Button {
                // Action
            } label: {
                // Card content
            }
            .buttonStyle(.card)
        }
    }
}

/// Seed 003, example 1: an icon button of a toolbar.
struct ToolbarExample: View {
    @State private var showSettings = false

    var body: some View {
        Text("Materials")
            .toolbar {
                ToolbarItem {
                    Button {
                        showSettings = true
                    } label: {
                        Image(systemName: "gearshape")
                    }
                    .buttonStyle(.icon(color: .blue, size: 48))
                    .accessibilityLabel("Impostazioni")
                }
            }
    }
}

/// Seed 003, example 2: the one thing to do.
struct PrimaryActionExample: View {
    func performUpdate() {}

    var body: some View {
        Button("Aggiorna") {
            performUpdate()
        }
        .buttonStyle(.primaryAction())
        .accessibilityLabel("Aggiorna materiali")
        .accessibilityHint("Tocca due volte per sincronizzare documenti e compiti")
    }
}
