import SwiftUI

struct SlowCard: View {
    @State private var isBig = false
    var body: some View {
        Circle().scaleEffect(isBig ? 1.2 : 1).animation(.easeInOut(duration: 2), value: isBig)  // found
        Image("leaf")  // found
            .scaleEffect(isBig ? 1.2 : 1).opacity(isBig ? 1 : 0.4)
            .offset(y: isBig ? 0 : 8).animation(.snappy, value: isBig)
    }
}
