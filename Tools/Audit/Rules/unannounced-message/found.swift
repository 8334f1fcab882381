import SwiftUI

struct SilentForm: View {
    @State private var problem: String?
    @State private var email = ""
    @State private var didSend = false
    @State private var isInvalid = false
    @State private var state = SilentState.typing
    var body: some View {
        TextField("Email", text: $email)
            .overlay { if email.isEmpty { Image(systemName: "xmark").foregroundStyle(.red) } }  // asked
        switch state {
        case .error(let message): HStack { Image(systemName: "xmark"); Text(message) }  // found
        case .typing: Text("Type your address")
        }
        if let problem {
            Text(problem).font(.caption).foregroundStyle(.red)  // found
        }
        if let error = problem { Text(error).foregroundStyle(.secondary) }  // found
        if isInvalid { VStack { Text("No such address").foregroundStyle(.red); Text("Retry").foregroundStyle(.red) } }  // asked
        if didSend { Label("Sent", systemImage: "checkmark") }  // asked
        RoundedRectangle(cornerRadius: 8).stroke(problem == nil ? .gray : .red)  // asked
    }
    private func send() async throws {
        try await Task.sleep(for: .seconds(1))
        didSend = true
    }
}

private enum SilentState {
    case typing, error(String)
}
