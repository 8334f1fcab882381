import SwiftUI
import UIKit

struct Address: View {
    @Environment(\.dismiss) private var dismiss
    let text: String
    let book: Book
    var body: some View {
        Text(text).contextMenu { Text("Home") }
        Button("Copy") { UIPasteboard.general.string = text }  // found
        Button("Save") {  // asked
            Task { await book.save(text) }
        }
        Button("Send") {  // asked
            Task { await book.save(text) }
            dismiss()  // asked
        }
    }
}
@MainActor final class Book {
    func save(_ text: String) async {}
}
