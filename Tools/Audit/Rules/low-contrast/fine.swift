import SwiftUI

struct ClearTexts: View {
    let title: String
    @State private var isOn = false
    var body: some View {
        Text(title).foregroundColor(.black).background(Color.white)
        Text(title).foregroundColor(.white).background(Color.blue)
        Text(title).foregroundColor(.gray).background(.white)
        Text("★").foregroundColor(.yellow).background(Color.white)
        Text(title).foregroundColor(.white).background(Color.green).hidden()
        Circle().foregroundColor(.gray).background(Color.white)
        Text(title).foregroundColor(isOn ? .white : .black).background(isOn ? Color.black : Color.white)
        HStack { Text(title).font(.headline) }.background(Color.green).foregroundColor(.white)
    }
}
