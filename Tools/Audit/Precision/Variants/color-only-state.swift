// MARK: - presence
struct Presence: View {
    let isOnline: Bool
    var body: some View { Circle().fill(↓isOnline ? Color.green : Color.gray).frame(width: 10, height: 10) }
}
// MARK: - field in error
struct ErrorField: View {
    var body: some View { TextField("Mail", text: $mail).padding().background(↓isInvalid ? Color.red : Color.white) }
}
// MARK: - tab
Text(page.title).foregroundColor(↓page == current ? .accentColor : .secondary)
// MARK: - chip
Button(name) { isChosen.toggle() }.tint(↓isChosen ? .blue : .gray)
// MARK: - overdue
Text(due, style: .date).foregroundStyle(↓task.isOverdue ? Color.red : Color.primary)
// MARK: - stock
Text(change).foregroundColor(↓change > 0 ? .green : .red)
// MARK: - negated
struct Sync: View {
    var body: some View { Image(systemName: "cloud").foregroundColor(↓!isSynced ? .orange : .green) }
}
// MARK: - enum in a computed property
struct Status: View {
    var color: Color {
        switch status {
        case .good: .green
        case .bad: .red
        }
    }
    var body: some View { Circle().fill(↓color) }
}
// MARK: - if around the modifier
struct Branches: View {
    var body: some View {
        if isFull {
            Circle().↓fill(.red)
        } else {
            Circle().fill(.green)
        }
    }
}
// MARK: - border
RoundedRectangle(cornerRadius: 8).stroke(↓isSelected ? Color.blue : Color.gray)
// MARK: - row
Text(mail.subject).listRowBackground(↓mail.isUnread ? Color.blue.opacity(0.1) : Color.clear)
