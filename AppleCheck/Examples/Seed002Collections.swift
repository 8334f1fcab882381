// platforms: iOS 17
import Foundation
import NodUI
import SwiftUI
import UIKit
import os

/// The app of the example itself.
private final class Item: Identifiable {
    let id = UUID()
    var completedAt: Date?
    var collectionItems: [CollectionItem]?
}

private final class CollectionItem {
    var item: Item?
    var collection: Collection?
}

private final class Collection {
    var name = ""
    var collectionItems: [CollectionItem]?
}

private enum AppLogger {
    static let workflow = Logger(subsystem: "example", category: "workflow")
}

private struct ItemRepository {
    func complete(_ item: Item) throws { item.completedAt = Date() }
}

private final class CaptureViewModel {
    func remove(_ item: Item) {}
}

private struct ErrorPresenter {
    func present(_ error: any Error) {}
}

/// Seed 002, task 6: a completed collection's toast.
struct CollectionCompletionExample: View {
    @Environment(ToastManager.self) private var toastManager
    private let itemRepository = ItemRepository()
    private let viewModel = CaptureViewModel()
    private let errorPresenter = ErrorPresenter()
    private let item = Item()

    var body: some View {
        Button("Complete") { completeItem(item) }
    }

    private func completeItem(_ item: Item) {
        let itemId = item.id
        AppLogger.workflow.info("CaptureView complete requested - id: \(itemId, privacy: .public)")
        do {
            try itemRepository.complete(item)
            viewModel.remove(item)
            AppLogger.workflow.info("CaptureView complete completed - id: \(itemId, privacy: .public)")

            // Check if this completion finishes any collection
            checkCollectionCompletion(for: item)
        } catch {
            AppLogger.workflow.error(
                "CaptureView complete failed - id: \(itemId, privacy: .public), error: \(error.localizedDescription, privacy: .public)"
            )
            errorPresenter.present(error)
        }
    }

    /// Checks if completing this item finishes all items in any of its collections.
    private func checkCollectionCompletion(for item: Item) {
        guard let collectionItems = item.collectionItems, !collectionItems.isEmpty else { return }

        for collectionItem in collectionItems {
            guard let collection = collectionItem.collection,
                let allCollectionItems = collection.collectionItems,
                !allCollectionItems.isEmpty
            else { continue }

            let allItems = allCollectionItems.compactMap { $0.item }
            guard !allItems.isEmpty else { continue }

            let allComplete = allItems.allSatisfy { $0.completedAt != nil }
            if allComplete {
                UIImpactFeedbackGenerator(style: .medium).impactOccurred()
                toastManager.show("\"\(collection.name)\" complete!", type: .success)
                AppLogger.workflow.info("Collection completed - name: \(collection.name, privacy: .public)")
            }
        }
    }
}
