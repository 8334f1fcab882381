import SwiftUI
import UIKit

struct AnsweredAddress: View {
    @State private var isCopied = false
    @State private var isSaving = false
    let text: String
    let save: (String) async -> Void
    var body: some View {
        Button(isCopied ? "Copied" : "Copy") {
            UIPasteboard.general.string = text
            isCopied = true
        }
        Button {
            isSaving = true
            Task {
                await save(text)
                isSaving = false
            }
        } label: {
            if isSaving { ProgressView() } else { Text("Save") }
        }
        .disabled(isSaving)
    }
}
