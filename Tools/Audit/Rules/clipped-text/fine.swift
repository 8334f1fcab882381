import SwiftUI

struct RoomyBoxes: View {
    let name: String
    var body: some View {
        Text(name).frame(minHeight: 24)
        List { Text(name).lineLimit(1) }
        Text("New").lineLimit(1)
        Text(name).font(.system(size: 12)).frame(height: 24)
        Text("7").frame(width: 24, height: 24)
        Image("cover").frame(height: 24)
        VStack { Image("cover"); Text(name) }.frame(height: 160)
        Color.red.frame(height: 2)
    }
}
