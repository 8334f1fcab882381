#if canImport(SwiftUI)
import SwiftUI
import UniformTypeIdentifiers

/// A card under way on the board: a type of the app's own, so that no text from elsewhere is taken for a task.
struct DraggedTask: Codable, Transferable {
    let id: Int64

    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .taskCard) }
}

extension UTType {
    /// The app's `Info.plist` declares it under Exported Type Identifiers (Tasks/README.md).
    fileprivate static let taskCard = UTType(exportedAs: "nod.tasks.card", conformingTo: .json)
}
#endif
