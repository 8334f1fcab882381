import SwiftUI

struct CrowdedRow: View {
    private let gap: CGFloat = 2
    var body: some View {
        HStack(spacing: 4) {  // found
            Button(action: edit) { Image(systemName: "pencil") }
            Button(action: remove) { Image(systemName: "trash") }
        }
        VStack(spacing: 0) {  // found
            Button("Save") { edit() }
            Button("Delete") { remove() }
        }
        HStack(spacing: gap) {  // found
            ForEach(0..<3) { number in Button(action: { print(number) }) { Image(systemName: "star") } }
        }
    }
    private func edit() {}
    private func remove() {}
}
