import SwiftUI

struct StyledRows: View {
    @State private var isOpen = false
    var body: some View {
        List {
            HStack {
                Button("Copy") { copy() }.buttonStyle(.plain)
                Button("Directions") { open() }.buttonStyle(.plain)
            }
            Button("Copy") { copy() }
            Button("Directions") { open() }
            HStack {
                if isOpen { Button("Close") { copy() } } else { Button("Open") { open() } }
            }
            HStack {
                Menu {
                    Button("Copy") { copy() }
                    Button("Directions") { open() }
                } label: {
                    Text("More")
                }
            }
        }
        HStack {
            Button("Copy") { copy() }
            Button("Directions") { open() }
        }
    }
    private func copy() {}
    private func open() {}
}
