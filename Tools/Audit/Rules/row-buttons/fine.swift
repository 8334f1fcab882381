import SwiftUI

struct StyledRows: View {
    @State private var isOpen = false
    var body: some View {
        List {
            HStack {
                Button("Copy") { copy() }.buttonStyle(.borderless)
                Button("Directions") { open() }.buttonStyle(.borderless)
            }
            Button("Copy") { copy() }
            Button("Directions") { open() }
            HStack {
                if isOpen { Button("Close") { copy() } } else { Button("Open") { open() } }
            }
            HStack {
                Menu("More") {
                    Button("Copy") { copy() }
                    Button("Directions") { open() }
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
