import SwiftUI

struct VolumeRow: View {
    @State private var volume = 0.5
    @State private var note = ""
    var body: some View {
        HStack { Text("Volume"); Slider(value: $volume, in: 0...1) }  // found
        Slider(value: $volume) { isEditing in print(isEditing) }  // found
        TextEditor(text: $note)  // found
        VolumeCard { Slider(value: $volume) }  // found
    }
}

struct VolumeCard<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content().padding() }
}
