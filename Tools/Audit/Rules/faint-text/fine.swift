import SwiftUI

struct PlainTexts: View {
    let title: String
    var body: some View {
        Text(title).foregroundStyle(.secondary)
        Text(title).foregroundColor(.blue)
        Text(title).foregroundColor(.white)
        Text(title).foregroundColor(.white.opacity(0.7))
        Text(title).font(.title).foregroundColor(.gray)
        Text(title).foregroundColor(.gray).background(Color.black)
        VStack { Text(title).foregroundColor(.gray) }.background(Color.black)
        Image(systemName: "star").foregroundColor(.yellow)
    }
}
