// MARK: - only OK
struct A: View {
    @State private var hasFailed = false
    var body: some View { List { }.↓alert("Upload failed", isPresented: $hasFailed) { Button("OK", role: .cancel) { } } }
}
// MARK: - system button
struct B: View {
    @State private var hasError = false
    var body: some View { List { }.↓alert("Something went wrong", isPresented: $hasError) { } }
}
// MARK: - raw message
struct C: View {
    @State private var error: Error?
    @State private var showsError = false
    var body: some View {
        List { }.↓alert("Error", isPresented: $showsError, actions: { Button("OK") { } }, message: { Text(error?.localizedDescription ?? "") })
    }
}
// MARK: - closes by state
struct D: View {
    @State private var isShowingError = false
    var body: some View { List { }.↓alert("Oops", isPresented: $isShowingError) { Button("Got it") { isShowingError = false } } }
}
// MARK: - old form
struct E: View {
    @State private var isBad = false
    var body: some View { List { }.alert(isPresented: $isBad) { ↓Alert(title: Text("Error")) } }
}
// MARK: - old form with raw text
struct F: View {
    let error: Error
    var body: some View {
        List { }.alert(isPresented: .constant(true)) {
            ↓Alert(title: Text("Couldn't load"), message: Text("\(error.localizedDescription)"), dismissButton: .cancel(Text("Close")))
        }
    }
}
// MARK: - presenting
struct G: View {
    @State private var failure: String?
    @State private var loadFailed = false
    var body: some View { List { }.↓alert("Unable to load", isPresented: $loadFailed, presenting: failure) { _ in Button("OK") { } } }
}
// MARK: - named action
struct H: View {
    @State private var importError = false
    var body: some View { List { }.↓alert(Text("Import"), isPresented: $importError) { Button("Dismiss") { importError.toggle() } } }
}
// MARK: - two that only close
struct I: View {
    @State private var hasError = false
    var body: some View { List { }.↓alert("Can't sync", isPresented: $hasError) { Button("Cancel", role: .cancel) { }; Button("OK") { } } }
}
// MARK: - on a link of a chain
struct J: View {
    @State private var error: NSError?
    var body: some View {
        Form { }
            .navigationTitle("a")
            .↓alert("Could not sign in", isPresented: .constant(error != nil)) { Button("OK") { error = nil } } message: { Text("\(error!)") }
            .padding()
    }
}
