// MARK: - text
struct Broken: View {
    let error: any Error
    var body: some View { VStack { Image("cloud"); Text(↓error.localizedDescription) } }
}
// MARK: - interpolation
struct Result: View {
    @State private var saveError: NSError?
    var body: some View { if let saveError { Text("Saving failed: \(↓saveError)") } }
}
// MARK: - alert message
struct Editor: View {
    @State private var error: Error?
    @State private var isShown = false
    var body: some View {
        Form { }.alert("Not saved", isPresented: $isShown) { Button("Retry") { save() } } message: { Text(↓error?.localizedDescription ?? "") }
    }
}
// MARK: - state of the view
struct Login: View {
    @State private var problem = ""
    var body: some View { VStack { Text(problem).foregroundStyle(.red); Button("Sign in") { Task { await signIn() } } } }
    func signIn() async {
        do { try await account.signIn() } catch { problem = "Sign in failed: " + ↓error.localizedDescription }
    }
}
// MARK: - model and view
@Observable final class ImportModel {
    var statusText: String?
    func run() async {
        do { try await importer.run() } catch let failure as NSError { print(failure) } catch { statusText = ↓error.localizedDescription }
    }
}
struct ImportView: View {
    @State private var model = ImportModel()
    var body: some View { if let text = model.statusText { Text(text) } }
}
// MARK: - describing
struct Page: View {
    let loadError: Error
    var body: some View { Label(↓String(describing: loadError), systemImage: "xmark") }
}
// MARK: - UIKit alert
final class Screen: UIViewController {
    func fail(_ error: Error) {
        let alert = UIAlertController(title: "Oh no", message: ↓error.localizedDescription, preferredStyle: .alert)
        present(alert, animated: true)
    }
}
// MARK: - label
final class Cell: UITableViewCell {
    let statusLabel = UILabel()
    func show(_ error: Error) { statusLabel.text = ↓error.localizedDescription }
}
// MARK: - toast
func report(_ error: Error, on toasts: ToastCenter) {
    toasts.show(message: "Failed: \(↓error.localizedDescription)")
}
// MARK: - old alert
struct Old: View {
    @State private var error: Error?
    var body: some View {
        List { }.alert(isPresented: .constant(true)) { Alert(title: Text("Error"), message: Text(↓error!.localizedDescription)) }
    }
}
// MARK: - cast
struct Cast: View {
    let error: Error
    var body: some View { Text("\(↓(error as NSError).localizedDescription)") }
}
// MARK: - localized format
struct Format: View {
    let error: Error
    var body: some View { Text(String(format: NSLocalizedString("failed %@", comment: ""), ↓error.localizedDescription)) }
}
