import SwiftUI

struct QuickCard: View {
    @State private var isBig = false
    var body: some View {
        Circle().scaleEffect(isBig ? 1.2 : 1).opacity(isBig ? 1 : 0.4).animation(.easeInOut(duration: 0.3), value: isBig)
        Circle().opacity(isBig ? 1 : 0.4).animation(.easeInOut(duration: 1).repeatForever(), value: isBig)
        Circle().animation(.linear(duration: 2), value: isBig)
    }
}
