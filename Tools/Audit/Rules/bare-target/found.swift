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
    }
    private var word: some View { Text("Retry") }
    private func close() {}
}
