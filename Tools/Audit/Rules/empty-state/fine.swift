import SwiftUI

struct ShownFailure: View {
    @State private var debts: [String] = []
    @State private var error: String?
    let load: () async throws -> [String]
    var body: some View {
        Group {
            if let error {
                Text(error)
            } else if debts.isEmpty {
                Text("No debts")
            } else {
                List(debts, id: \.self) { Text($0) }
            }
        }
        .task {
            do { debts = try await load() } catch { self.error = "The debts could not be loaded." }
        }
    }
}
struct Local: View {
    @State private var debts: [String] = []
    var body: some View {
        if debts.isEmpty { Text("No debts") }
        Button("Add") { debts.append("Tea") }
    }
}
