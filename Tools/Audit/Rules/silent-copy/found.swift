import SwiftUI
import UIKit

struct Address: View {
    let text: String
    var body: some View {
        Button("Copy") { UIPasteboard.general.string = text }  // found
    }
}
