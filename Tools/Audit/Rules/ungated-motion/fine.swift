import SwiftUI

struct CalmCard: View {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isUp = false
    var body: some View {
        Circle().offset(y: isUp ? -20 : 0).animation(reduceMotion ? nil : .snappy, value: isUp)
    }
}
