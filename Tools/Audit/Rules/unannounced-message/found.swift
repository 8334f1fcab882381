import SwiftUI

struct SilentForm: View {
    @State private var problem: String?
    @State private var email = ""
    var body: some View {
        TextField("Email", text: $email)
        if let problem {
            Text(problem).font(.caption).foregroundStyle(.red)  // found
        }
        if let error = problem { Text(error).foregroundStyle(.secondary) }  // found
        RoundedRectangle(cornerRadius: 8).stroke(problem == nil ? .gray : .red)  // asked
    }
}
