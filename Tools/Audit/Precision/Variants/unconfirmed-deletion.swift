// MARK: - in a form
struct AccountForm: View {
    @ObservedObject var model: AccountModel
    var body: some View { Form { ↓Button("Delete account", role: .destructive) { Task { await model.deleteAccount() } } } }
}
// MARK: - trash icon
struct NoteRow: View {
    @Environment(\.modelContext) private var context
    let note: Note
    var body: some View { HStack { Text(note.title); ↓Button { context.delete(note) } label: { Image(systemName: "trash") } } }
}
// MARK: - context menu
struct Photo: View {
    let store: PhotoStore
    var body: some View { Image("a").contextMenu { ↓Button("Delete", systemImage: "trash", role: .destructive) { store.deletePhoto(id: 1) } } }
}
// MARK: - by a function of the view
struct Backup: View {
    var body: some View { ↓Button("Erase everything", role: .destructive, action: wipe) }
    private func wipe() { try? files.eraseAll() }
}
// MARK: - menu
struct More: View {
    @StateObject private var model = ListModel()
    var body: some View { Menu("…") { ↓Button(role: .destructive) { model.deleteList() } label: { Label("Delete list", systemImage: "trash") } } }
}
// MARK: - toolbar
struct Detail: View {
    @EnvironmentObject var store: Store
    var body: some View { Text("a").toolbar { ToolbarItem { ↓Button("Delete") { store.delete(item); dismiss() } } } }
}
// MARK: - with animation
struct Board: View {
    let board: BoardModel
    var body: some View { ↓Button("Delete column", role: .destructive) { withAnimation { board.deleteColumn(at: 0) } } }
}
// MARK: - two steps inwards
struct Trip: View {
    var body: some View { ↓Button("Remove trip") { finish() } }
    func finish() { removeTrip(); close() }
    func removeTrip() { database.deleteTrip(trip) }
    func close() { }
}
// MARK: - under a condition
struct Cond: View {
    @State private var isEditing = false
    var body: some View { if isEditing { ↓Button(role: .destructive) { if let x = chosen { repository.purge(x) } } label: { Text("Delete") } } }
}
// MARK: - purge
↓Button("Clear all entries") { journal.wipe() }
