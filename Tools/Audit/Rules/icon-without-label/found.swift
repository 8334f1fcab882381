import SwiftUI

struct PlayerBar: View {
    @State private var isOpen = false
    var body: some View {
        HStack {
            Button { play() } label: { Image("play-round") }  // found
            NavigationLink { Text("Settings") } label: { Image(decorative: "gear") }  // found
            Menu { Button("Copy") { play() } } label: { PlayerGlyph() }  // found
            Toggle(isOn: $isOpen) { Circle().fill(.red).frame(width: 44, height: 44) }  // found
            Button(action: play) { face }  // found
            Button { play() } label: { Image(systemName: "flask") }  // asked
            Button { play() } label: { Image("close") }  // asked
            Button { play() } label: { PlayerIcons.flask.resizable() }  // asked
            Button { play() } label: { Image(systemName: "questionmark.circle") }  // asked
        }
    }
    private var face: some View { ZStack { Circle().fill(.white); Image("flame-2") } }
    private func play() {}
}

enum PlayerIcons { static let flask = Image(systemName: "flask") }

struct PlayerSwitch: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: { Capsule().fill(.gray) }  // asked
    }
}

struct PlayerGlyph: View {
    var body: some View { Image("dots").resizable().frame(width: 44, height: 44) }
}
