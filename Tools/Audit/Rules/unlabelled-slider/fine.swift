import SwiftUI

struct NamedVolume: View {
    @State private var volume = 0.5
    @State private var note = ""
    var body: some View {
        Slider(value: $volume, in: 0...1) { Text("Volume") }
        Slider(value: $volume, in: 0...1, label: { Text("Volume") })
        Slider(value: $volume).accessibilityLabel("Volume")
        VStack { Text("Volume"); Slider(value: $volume) }.accessibilityElement(children: .combine)
        LabeledContent("Volume") { Slider(value: $volume) }
        Text("a").accessibilityRepresentation { Slider(value: $volume) }
        TextEditor(text: $note).accessibilityLabel("Note")
        NamedVolumeRow("Volume") { Slider(value: $volume) }
    }
}

struct NamedVolumeRow<Content: View>: View {
    let title: String
    let content: () -> Content
    init(_ title: String, @ViewBuilder content: @escaping () -> Content) { self.title = title; self.content = content }
    var body: some View { VStack { Text(title); content().accessibilityLabel(title) } }
}
