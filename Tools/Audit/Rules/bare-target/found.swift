import SwiftUI

struct BareControls: View {
    var body: some View {
        Button { close() } label: { Image(systemName: "xmark") }  // found
        HStack { Button("Edit") { close() }.font(.caption) }  // found
        Button("Done") { close() }.padding()  // found
        Button(action: close) { Text("Later").frame(maxWidth: .infinity) }  // found
        Button(action: close) { word }  // found
        Button(action: close) { Label("Copy", systemImage: "doc").font(.caption) }  // found
        Button { close() } label: {  // found
            HStack {
                Image(systemName: "doc")
                Text("Copy").padding(.vertical, 2)
            }
            .font(.caption).padding(6).background(Color.yellow, in: Capsule())
        }
        Button(action: close) { Text("Later").small(12).padding(.vertical, 10) }  // found
        HStack { Text("Tag"); Spacer(); Image("cross").resizable().frame(width: 5, height: 5) }.onTapGesture { close() }  // found
        Button(action: close) { VStack(spacing: 2) { Text("1"); Color.gray.frame(height: 1) } }.buttonStyle(ShrinkingStyle())  // found
        Button(action: close) { Image("close") }  // asked
    }
    private var word: some View { Text("Retry") }
    private func close() {}
}

struct ShrinkingStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
    }
}

extension View {
    func small(_ size: CGFloat) -> some View { font(.system(size: size)) }
}
