import SwiftUI

struct LargeTargets: View {
    var body: some View {
        Button(action: close) { Image(systemName: "xmark").frame(width: 24, height: 24).padding(10) }
        Button(action: close) { Image("plus").frame(width: 28, height: 28) }  // asked
        Button(action: close) { Image("tab").frame(maxWidth: .infinity).frame(height: 24) }  // asked
        Image(systemName: "xmark").frame(width: 24, height: 24)
        Button(action: close) { Image("plus").frame(width: 24, height: 24) }.hidden()
        Button(action: close) { Image("plus").frame(width: 24, height: 24) }.buttonStyle(LargeTargetStyle())
        Button(action: close) { Image("plus").frame(width: 24, height: 24).roomy() }  // asked
        List { Button(action: close) { Image("plus").frame(width: 24, height: 24) } }
        HStack { Button(action: close) { Image("plus").frame(width: 24, height: 24) } }.onTapGesture(perform: close)  // asked
        LargeTargetButton().frame(width: 34, height: 34)  // asked
        Text("a").toolbar { ToolbarItem { LargeTargetAdd() } }
        Text("a").contextMenu { Button(action: close) { Image("bin").frame(width: 20, height: 20) } }
    }
    private func close() {}
}

struct LargeTargetAdd: View {
    var body: some View { Button { print("add") } label: { Image("plus").frame(width: 24, height: 24) } }
}

struct LargeTargetButton: View {
    var body: some View { Button("Add") { print("add") } }
}

struct LargeTargetStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.frame(minWidth: 44, minHeight: 44) }
}

extension View {
    func roomy() -> some View { padding(12) }
}
