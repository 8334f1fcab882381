import SwiftUI

struct RoomyRow: View {
    var body: some View {
        HStack(spacing: 8) { Button("A") { edit() }; Button("B") { remove() } }
        HStack { Button("A") { edit() }; Button("B") { remove() } }
        HStack(spacing: 0) {
            Button(action: edit) { Image(systemName: "minus").padding(12) }
            Button(action: remove) { Image(systemName: "plus").padding(12) }
        }
        HStack(spacing: 0) {
            Button(action: edit) { Text("Edit").frame(maxWidth: .infinity) }
            Button(action: remove) { Text("Remove").frame(maxWidth: .infinity) }
        }
        HStack(spacing: 4) { Button("A") { edit() }; Text("a"); Button("B") { remove() } }
        VStack(spacing: 0) { Button("A") { edit() }; Spacer(); Button("B") { remove() } }
        HStack(spacing: 4) { Button("A") { edit() }; Button("B") { edit() } }
        Text("a").toolbar { HStack(spacing: 2) { Button("A") { edit() }; Button("B") { remove() } } }
        HStack(spacing: 0) { Button("A") { edit() }.padding(.trailing, 8); Button("B") { remove() } }
    }
    private func edit() {}
    private func remove() {}
}
