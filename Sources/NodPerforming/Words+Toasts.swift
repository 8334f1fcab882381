import Nod

/// The words of toasts and announcements.
extension Words {
    /// The words of a toast: by its kind, and by how much it speaks of.
    package func pieces(of content: ToastContent) -> [Piece] {
        if let message = content.message { return [Piece(message.text, isValue: true)] }
        let items = content.toast.items
        let subject = content.titles.first.map { ["subject": $0] }
        switch content.toast.kind {
        case .collection: return collections(content.collections, total: content.total)
        case .failure where items.isEmpty: return pieces("failed")
        case .failure: return subject.map { pieces("failure", $0) } ?? pieces("failureUnnamed")
        case .notice: return pieces("succeeded")
        case .completed: return subject.flatMap { one($0, of: "completed", items) } ?? many("completed", items)
        case .deleted: return subject.flatMap { one($0, of: "deleted", items) } ?? many("deleted", items)
        }
    }

    /// The text of an announcement.
    package func text(of words: SpokenWords) -> String {
        switch words {
        case .toast(let content): pieces(of: content).text
        case .captured: text("captured")
        case .firstCaptureSaved: text("firstCaptureSaved")
        case .text(let text): text
        }
    }

    /// The title of a toast's button; `nil` where it has none.
    package func actionText(of content: ToastContent) -> String? {
        content.toast.action.map { content.message?.actionTitle ?? text("\($0)") }
    }

    private func collections(_ names: [String], total: Int?) -> [Piece] {
        guard let name = names.first else { return pieces("collectionUnnamed") }
        if let total { return pieces("collection", ["name": name], count: total) }
        return pieces("collection", ["names": quotedList(names)])
    }

    private func one(_ subject: [String: String], of key: String, _ items: [ItemID]) -> [Piece]? {
        items.count == 1 ? pieces(key, subject) : nil
    }

    private func many(_ key: String, _ items: [ItemID]) -> [Piece] { pieces(key, count: items.count) }
}
