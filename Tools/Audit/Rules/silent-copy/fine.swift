import SwiftUI
import UIKit

struct AnsweredAddress: View {
    @State private var isCopied = false
    let text: String
    var body: some View {
        Button(isCopied ? "Copied" : "Copy") {
            UIPasteboard.general.string = text
            isCopied = true
        }
    }
}
