@testable import Nod

// MARK: 12: toasts

extension Oracle {
    /// Whether a toast may go because of an event, before its time is over.
    func mayGo(_ toast: Toast, _ event: Event) -> Bool {
        switch event {
        case .toastDismissed(toast.id), .toastActed(toast.id): return true
        default: break
        }
        switch toast.kind {
        case .failure:
            if case .forgotten(let item) = event, toast.items == [item] { return true }
            return items.indices.contains { item in
                toast.items == [ItemID(item)] && items[item].now.overcome.map { $0.message == toast.message } ?? false
            }
        case .completed: return toast.items.allSatisfy { !isTrue($0) }
        case .collection: return isNoCollectionComplete(toast, event)
        case .notice, .deleted: return false
        }
    }

    private func isTrue(_ item: ItemID) -> Bool {
        guard items.indices.contains(item.number) else { return false }
        return items[item].wish && items[item].now.followed != false && !items[item].isForgotten
    }

    private func isNoCollectionComplete(_ toast: Toast, _ event: Event) -> Bool {
        if toast.items.allSatisfy({ !isTrue($0) }) { return true }
        if case .saved(let item, _?, _) = event {
            return toast.collections.contains { Collections.of(item).contains($0) }
        }
        return toast.collections.allSatisfy { collection in
            Collections.items(of: collection).contains { !isTrue($0) }
        }
    }

    /// 12: every toast of a score exists, visible or queued, and is announced with its current content.
    mutating func checkPromises(_ effects: [Effect], _ after: FeedbackSession) {
        for case .perform(let score, let target) in effects {
            guard let kind = score.toast, let target else { continue }
            let isThere = after.toasts.toasts.contains {
                $0.kind == kind && (!items.indices.contains(target.number) || $0.items.contains(ItemID(target)))
            }
            demand(isThere, "12: the \(kind) toast of \(target) is not shown")
            let isTold = effects.contains { effect in
                guard case .announce(_, let toast?) = effect else { return false }
                return toast.kind == kind
                    && (!items.indices.contains(target.number) || toast.items.contains(ItemID(target)))
            }
            demand(isTold, "12: nothing tells what the \(kind) toast of \(target) says")
        }
    }
}
