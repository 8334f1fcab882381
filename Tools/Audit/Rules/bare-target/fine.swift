import SwiftUI

struct RoomyControls: View {
    var body: some View {
        Button { close() } label: { Image(systemName: "xmark").frame(width: 44, height: 44) }
        Button("Edit") { close() }.buttonStyle(RoomyWordStyle())
        Button { close() } label: { Image(systemName: "xmark") }.font(.largeTitle)
        Button { close() } label: { Text("Copy").padding(12).background(Color.yellow) }
        Button("Subscribe to the newsletter that comes once a month") { close() }
        Button { close() } label: { Text("Copy").tall() }
        Text("Copy").padding(12).onTapGesture { close() }
        Text("Several lines of text").lineLimit(3).onTapGesture { close() }
        List { Button("Edit") { close() } }
        Text("a").toolbar { Button("Edit") { close() } }
        Text("a").inBar { Button("Edit") { close() } }
    }
    private func close() {}
}

struct RoomyWordStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(12) }
}

extension View {
    func tall() -> some View { padding(12) }
    func inBar(@ViewBuilder _ content: () -> some View) -> some View { toolbar(content: content) }
}
