import SwiftUI

private let paleHint = Color(red: 0.6, green: 0.6, blue: 0.6)

struct PaleTexts: View {
    let title: String
    @State private var isOn = false
    var body: some View {
        Text(title).foregroundColor(.white).padding().background(Color.green)  // found
        Text(title).font(.caption).foregroundColor(paleHint).background(Color.white)  // found
        Text(title).foregroundColor(.black.opacity(0.4)).background(.white, in: Capsule())  // found
        Text(title).foregroundColor(.primary).background(Color.white)  // found
        Text(title).foregroundColor(isOn ? .white : .black).background(isOn ? Color.yellow : Color.white)  // found
        Button("Save") { isOn.toggle() }.foregroundColor(.white).background(Capsule().fill(Color.orange))  // found
        VStack { Text(title) }.background(Color.mint).foregroundColor(.white)  // found
        Text(title).foregroundStyle(.white).background(tint)  // asked
    }
    private var tint: Color { isOn ? .yellow : .blue }
}
