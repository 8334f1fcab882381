import SwiftUI

struct ModalCard: View {
    @State private var isShown = true
    var body: some View {
        Text("Goals").accessibilityHidden(isShown)
        ZStack {
            Color.black.opacity(0.4).onTapGesture { isShown = false }
            if isShown { Text("Well done") }
        }
    }
}
