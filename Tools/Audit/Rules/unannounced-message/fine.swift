import SwiftUI

struct PlainForm: View {
    let problem: String?
    let isLate: Bool
    var body: some View {
        if problem != nil { Text("Late").foregroundStyle(.red) }
        if isLate, let problem { Text(problem).foregroundStyle(.secondary) }
        Text(problem ?? "").foregroundStyle(.red)
    }
}
