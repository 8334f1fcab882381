// platforms: iOS 16, macOS 13
// The examples of seed 003, as an app writes them; what they only mention stands at the end.
import NodUI
import SwiftUI

private struct ButtonStyles: View {
    @State private var showSettings = false

    var body: some View {
        VStack {
            Button("Tap Me") {
                // Action
            }
            .buttonStyle(.childFriendly)
            Button("Tap Me") {}.buttonStyle(.childFriendlyLarge)
            Button("Tap Me") {}.buttonStyle(.childFriendlyExtraLarge)

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

            Button("Aggiorna") {
                performUpdate()
            }
            .buttonStyle(.primaryAction())
            .accessibilityLabel("Aggiorna materiali")
            .accessibilityHint("Tocca due volte per sincronizzare documenti e compiti")

            Button {
                // Action
            } label: {
                // Card content
            }
            .buttonStyle(.card)

            Button {
                // Action
            } label: {
                HStack {
                    Image(systemName: "star")
                    Text("Favorite")
                }
            }
            .contentShape(Rectangle())

            Button {
                // Action
            } label: {
                Image(systemName: "trash")
            }
            .accessibilityLabel("Elimina materiale")
            .accessibilityHint("Tocca due volte per eliminare questo materiale")

            Text("Save")
                .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        }
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

private struct TouchAreas: View {
    var body: some View {
        VStack {
            Circle()
                .fill(Color.blue)
                .frame(width: 24, height: 24)
                .forgivingTouchArea(extraPadding: 12)
                .onTapGesture {
                    // Action
                }

            Image(systemName: "heart.fill")
                .font(.title3)
                .touchTarget(minimumSize: 48)
                .onTapGesture {
                    // Action
                }

            Badge(count: 5)
                .forgivingTouchArea(extraPadding: 12)
                .onTapGesture {
                    HapticFeedback.medium()
                    showNotifications()
                }
                .accessibilityLabel("5 nuove notifiche")
                .accessibilityHint("Tocca due volte per aprire")
        }
    }
}

private struct Card: View {
    let material: Material

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(material.title)
                Text(material.date)
            }

            Spacer()

            Button {
                HapticFeedback.medium()
                deleteMaterial()
            } label: {
                Image(systemName: "trash")
            }
            .buttonStyle(.icon(color: .red, background: .red.opacity(0.1), size: 48))
            .accessibilityLabel("Elimina")
        }
        .padding()
        .background(Color.white)
        .cornerRadius(12)
        .contentShape(Rectangle())
        .onTapGesture {
            HapticFeedback.medium()
            openMaterial()
        }
    }
}

/// Without isolation, as in Swift 5 most code of an app is.
private func touches() {
    HapticFeedback.light()
    HapticFeedback.medium()
    HapticFeedback.heavy()
    HapticFeedback.success()
    HapticFeedback.error()
    HapticFeedback.warning()
    HapticFeedback.selection()
}

private struct Material {
    let title: String
    let date: String
}

private struct Badge: View {
    let count: Int

    var body: some View { Text(verbatim: "\(count)") }
}

private func performUpdate() {}
private func showNotifications() {}
private func deleteMaterial() {}
private func openMaterial() {}
