import SwiftUI

struct Debts: View {
    @State private var debts: [String] = []
    let load: () async throws -> [String]
    var body: some View {
        Group {
            if debts.isEmpty {  // found
                ContentUnavailableView("No debts", systemImage: "creditcard")
            } else {
                List(debts, id: \.self) { Text($0) }
            }
        }
        .task { debts = (try? await load()) ?? [] }
    }
}
