import SwiftUI

struct DimmedCard: View {
    @State private var isShown = true
    var body: some View {
        ZStack {
            Color.black.opacity(0.4).onTapGesture { isShown = false }  // found
            if isShown { Text("Well done") }
        }
    }
}
