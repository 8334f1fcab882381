import SwiftUI

struct SmallTargets: View {
    private let side: CGFloat = 26
    @State private var isLarge = false
    var body: some View {
        Button(action: close) { Image(systemName: "xmark").frame(width: 24, height: 24) }  // found
        Button(action: close) { Image("close").resizable().frame(width: 16, height: 16).padding(4) }.padding(20)  // found
        Menu { Button("Copy") { close() } } label: { Image(systemName: "ellipsis").frame(width: side, height: side) }  // found
        Circle().fill(.red).frame(width: 27, height: 27).onTapGesture { close() }  // found
        Button(action: close) { Text("Add").frame(maxWidth: .infinity).frame(height: isLarge ? 21 : 18) }  // found
    }
    private func close() {}
}
