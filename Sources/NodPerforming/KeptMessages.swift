import Nod

/// The app's own messages and the actions of toasts' buttons, for as long as a toast needs them.
@MainActor
struct KeptMessages {
    private var messages: [MessageID: Message] = [:]
    /// How to bring back what was deleted, by item.
    var undos: [ItemID: () -> Void] = [:]

    struct Message {
        var message: ToastMessage
        var tone: ToastTone
        var action: (() -> Void)?
    }

    subscript(number: MessageID?) -> Message? { number.flatMap { messages[$0] } }

    /// The same message said in the same tone keeps its number, and so its toast.
    mutating func keep(_ kept: Message, _ newNumber: () -> MessageID) -> MessageID {
        let known = messages.first { $0.value.message == kept.message && $0.value.tone == kept.tone }
        let number = known?.key ?? newNumber()
        messages[number] = kept
        return number
    }

    mutating func forgetUnspoken(in toasts: [Toast]) {
        guard !messages.isEmpty || !undos.isEmpty else { return }
        messages = messages.filter { number, _ in toasts.contains { $0.message == number } }
        undos = undos.filter { item, _ in toasts.contains { $0.kind == .deleted && $0.items.contains(item) } }
    }
}
