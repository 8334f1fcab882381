import SwiftUI

struct CheckedRow: View {
    @State private var isDone = false
    var body: some View {
        Button { isDone.toggle() } label: { Image(systemName: isDone ? "checkmark.circle.fill" : "circle") }  // found
        Image(systemName: isDone ? "checkmark.square" : "square").onTapGesture { isDone.toggle() }  // found
    }
}
