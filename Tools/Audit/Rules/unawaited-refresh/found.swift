import SwiftUI

struct HastyList: View {
    var body: some View {
        List { Text("a") }.refreshable { Task { await load() } }  // found
        List { Text("b") }.refreshable { await reload() }
    }
    private func load() async {}
    private func reload() {
        Task { await load() }  // found
    }
}
