import SwiftUI

struct ToldRow: View {
    @State private var isDone = false
    var body: some View {
        Button { isDone.toggle() } label: { Image(systemName: isDone ? "checkmark.circle.fill" : "circle") }
            .accessibilityLabel("Buy milk").accessibilityAddTraits(isDone ? .isSelected : [])
        Toggle("Buy milk", isOn: $isDone)
        Button { isDone.toggle() } label: { Image(systemName: isDone ? "star.fill" : "star") }
    }
}
