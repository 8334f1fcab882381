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

struct Loans: View {
    @State private var model = LoansModel()
    var body: some View { LoanRows(loans: model.loans).task { await model.load() } }
}

struct LoanRows: View {
    let loans: [String]
    var body: some View {
        if loans.isEmpty { Text("No loans") }  // found
        ForEach(loans, id: \.self) { Text($0) }
    }
}

@MainActor @Observable final class LoansModel {
    var loans: [String] = []
    func load() async { loans = await Task { ["Book"] }.value }
}
