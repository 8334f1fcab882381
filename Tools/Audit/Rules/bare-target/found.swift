import SwiftUI

struct BareControls: View {
    var body: some View {
        Button { close() } label: { Image(systemName: "xmark") }  // found
        HStack { Button("Edit") { close() }.font(.caption) }  // found
        Button("Done") { close() }.padding()  // found
    }
    private func close() {}
}
