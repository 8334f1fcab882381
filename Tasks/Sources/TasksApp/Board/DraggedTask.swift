#if canImport(SwiftUI)
import SwiftUI
import UniformTypeIdentifiers

/// A card under way on the board: a type of the app's own, so that no text from elsewhere is taken for a task.
nonisolated struct DraggedTask: Codable, Transferable {
    let id: Int64

    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .taskCard) }
}

extension UTType {
    /// `Xcode/Info.plist` exports it.
    nonisolated fileprivate static let taskCard = UTType(exportedAs: "nod.tasks.card", conformingTo: .json)
}
#endif
