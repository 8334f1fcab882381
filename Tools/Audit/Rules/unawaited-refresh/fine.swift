import SwiftUI

struct PatientList: View {
    @State private var count = 0
    var body: some View {
        List { Text("a") }.refreshable { await load() }
        List { Text("b") }.refreshable {
            Task { @MainActor in count += 1 }
            await load()
        }
        List { Text("c") }.refreshable { await Task { await load() }.value }
        List { Text("d") }.task { Task { await load() } }
    }
    private func load() async {}
}
