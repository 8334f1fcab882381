import SwiftUI

struct MovingCard: View {
    @State private var isUp = false
    var body: some View {
        Circle().offset(y: isUp ? -20 : 0).animation(.snappy, value: isUp)  // found
        Button("Down") { withAnimation { isUp = false } }
    }
}
