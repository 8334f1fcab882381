import SwiftUI

struct AddressRows: View {
    var body: some View {
        List {
            HStack {
                Button("Copy") { copy() }  // found
                Button("Directions") { open() }
            }
            PlaceRow()
        }
    }
    private func copy() {}
    private func open() {}
}

struct PlaceRow: View {
    var body: some View {
        VStack {
            Text("Home")
            HStack {
                Button("Call") { call() }  // found
                Button("Write") { write() }
            }
        }
    }
    private func call() {}
    private func write() {}
}
