import SwiftUI

struct LabelledBar: View {
    let title: String
    var body: some View {
        Button("Play", systemImage: "play") { play() }.labelStyle(.iconOnly)
        Button { play() } label: { Label("Play", systemImage: "play") }.labelStyle(.iconOnly)
        Button { play() } label: { Image("play-round") }.accessibilityLabel("Play")
        Button { play() } label: { Image("play-round", label: Text("Play")) }
        Button { play() } label: { HStack { Image("play-round"); Text(title) } }
        Button { play() } label: { Image("bell").overlay { Text("3") } }
        Button { play() } label: { Image("bell") }.accessibilityHidden(true)
        Button { play() } label: { Image("bell") }.help("Alarm")  // asked
        Button {} label: { Image("chevron") }
        HStack { Text(title); Button { play() } label: { Image("play-round") } }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(title)
        closeButton.accessibilityLabel("Close")
        LabelledClose().accessibilityLabel("Close")
        Button { play() } label: { Image("cog") }.labelled("Settings")
        Button { play() } label: { Image("share") }.buttonStyle(LabelledStyle(title: "Share"))  // asked
    }
    private var closeButton: some View { Button { play() } label: { Image("close") } }
    private func play() {}
}

struct LabelledClose: View {
    var body: some View { Button {} label: { Image("close") } }
}

extension View {
    func labelled(_ text: String) -> some View { padding(4).accessibilityLabel(text) }
}

struct LabelledStyle: ButtonStyle {
    let title: String
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.label; Text(title) } }
}
