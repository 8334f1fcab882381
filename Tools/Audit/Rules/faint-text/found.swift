import SwiftUI

struct FaintTexts: View {
    let title: String
    var body: some View {
        Text(title).foregroundColor(.gray)  // found
        Text(title).font(.caption).foregroundStyle(.orange)  // found
        Text(title).foregroundColor(.primary.opacity(0.4))  // found
        Text(title).foregroundStyle(.white.opacity(0.35)).background(Color.black)  // found
        Text(title).foregroundStyle(.quaternary)  // found
    }
}
