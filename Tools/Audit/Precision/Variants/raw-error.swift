// MARK: - text
struct Broken: View {
    let error: any Error
    var body: some View { VStack { Image("cloud"); Text(verbatim: "\(↓error)") } }
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
        Form { }.alert("Not saved", isPresented: $isShown) { Button("Retry") { save() } } message: { Text(↓String(describing: error)) }
    }
}
// MARK: - state of the view
struct Login: View {
    @State private var problem = ""
    var body: some View { VStack { Text(problem).foregroundStyle(.red); Button("Sign in") { Task { await signIn() } } } }
    func signIn() async {
        do { try await account.signIn() } catch { problem = "Sign in failed: \(↓error)" }
    }
}
// MARK: - model and view
@Observable final class ImportModel {
    var statusText: String?
    func run() async {
        do { try await importer.run() } catch let failure as NSError { print(failure) } catch { statusText = ↓String(describing: error) }
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
        let alert = UIAlertController(title: "Oh no", message: "\(↓error)", preferredStyle: .alert)
        present(alert, animated: true)
    }
}
// MARK: - label
final class Cell: UITableViewCell {
    let statusLabel = UILabel()
    func show(_ error: Error) { statusLabel.text = ↓String(reflecting: error) }
}
// MARK: - toast
func report(_ error: Error, on toasts: ToastCenter) {
    toasts.show(message: "Failed: \(↓error)")
}
// MARK: - old alert
struct Old: View {
    @State private var error: NSError?
    var body: some View {
        List { }.alert(isPresented: .constant(true)) { Alert(title: Text("Error"), message: Text(↓error!.debugDescription)) }
    }
}
// MARK: - own type without words
struct Scan: View {
    let error: ScanFailure
    var body: some View { Text(↓error.localizedDescription) }
}
enum ScanFailure: Error, Equatable { case dark, blurred(Int) }
// MARK: - thrown without words
struct Backup: View {
    @State private var problem: String?
    var body: some View { VStack { Button("Back up", action: start); if let problem { Text(problem) } } }
    func start() { do { try makeBackup() } catch { problem = ↓error.localizedDescription } }
    func makeBackup() throws { if disk.isFull { throw BackupError.full } }
}
enum BackupError: Error { case full }
