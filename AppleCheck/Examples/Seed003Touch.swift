// platforms: iOS 16, macOS 13
import NodUI
import SwiftUI

struct Material {
    let title: String
    let date: String
}

private struct Badge: View {
    let count: Int

    var body: some View { Text("\(count)") }
}

/// Seed 003, forgiving touch areas.
struct ForgivingTouchExample: View {
    func showNotifications() {}

    var body: some View {
        VStack {
            Circle()
                .fill(Color.blue)
                .frame(width: 24, height: 24)
                .forgivingTouchArea(extraPadding: 12)  // Total tap area: 48x48px
                .onTapGesture {
                    // Action
                }

            Image(systemName: "heart.fill")
                .font(.title3)  // Visually ~24px
                .touchTarget(minimumSize: 48)  // Tappable area: 48x48px
                .onTapGesture {
                    // Action
                }

            Button {
                // Action
            } label: {
                HStack {
                    Image(systemName: "star")
                    Text("Favorite")
                }
            }
            .contentShape(Rectangle())  // Makes entire HStack tappable

            Badge(count: 5)
                .forgivingTouchArea(extraPadding: 12)  // Extends tappable area
                .onTapGesture {
                    HapticFeedback.medium()
                    showNotifications()
                }
                .accessibilityLabel("5 nuove notifiche")
                .accessibilityHint("Tocca due volte per aprire")
        }
    }
}

/// Seed 003, example 3: a card with a button in it.
struct CardExample: View {
    let material: Material

    func deleteMaterial() {}
    func openMaterial() {}

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
        .contentShape(Rectangle())  // Entire card tappable
        .onTapGesture {
            HapticFeedback.medium()
            openMaterial()
        }
    }
}

/// Seed 003, VoiceOver and Dynamic Type.
struct AccessibleButtonExample: View {
    var body: some View {
        VStack {
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
    }
}
