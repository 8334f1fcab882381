/// Queue of toasts: at most one lasting and two passing toasts are visible, on a small screen one in all; the others
/// wait.
///
/// A toast's time starts when it is shown, pauses on hover, focus and hidden pages, and restarts on changes. On a small
/// screen failures and Undo don't wait. A completed collection and completed items share a place, so both Undo buttons
/// stay available. Source: Documentation/Sources.md, Toasts.
public struct ToastQueue: Sendable, Equatable {
    package static let life = 6.0
    static let mostPassing = 2
    static let mostLasting = 1

    package private(set) var toasts: [Toast] = []
    /// For toasts shown from now on.
    package var isSmall = false
    private var pauses = Pauses()
    private var nextID = 1
    private var dismissed: [ToastID] = []

    package init() {}

    /// Changes since the last call: dismissals first, the rest in order.
    package mutating func takeChanges(into effects: inout [Effect]) {
        for id in dismissed { effects.append(.toast(.dismissed(id))) }
        dismissed = []
        for index in toasts.indices where toasts[index].hasChanged {
            let wasDrawn = toasts[index].isDrawn
            toasts[index].hasChanged = false
            toasts[index].isDrawn = toasts[index].isShown
            let toast = toasts[index]
            if wasDrawn {
                effects.append(.toast(.updated(toast)))
            } else if toast.isShown {
                effects.append(.toast(.shown(toast)))
            }
        }
    }

    package var deadline: Double? {
        var earliest: Double?
        for toast in toasts {
            guard let since = toast.runningSince else { continue }
            earliest = min(earliest ?? .infinity, since + toast.remaining)
        }
        return earliest
    }
}

extension ToastQueue {
    /// Shows something about an item, joining a toast of the same kind and action.
    ///
    /// - Parameters:
    ///   - isActionable: the app can undo or retry it.
    ///   - canUndo: the completion can be undone.
    @discardableResult
    package mutating func show(
        _ kind: ToastKind,
        item: ItemID? = nil,
        collections: [CollectionID] = [],
        message: MessageID? = nil,
        isActionable: Bool = false,
        canUndo: Bool = true,
        at time: Double
    ) -> ToastID {
        let isActionable = kind.isUndoneByReopening ? canUndo : isActionable
        let index = joined(kind, item: item, message: message, isActionable) ?? append(kind, isActionable)
        var toast = toasts[index]
        toast.isActionable = isActionable
        toast.message = message
        if let item { toast.items.moveToEnd(item) }
        for collection in collections { toast.collections.moveToEnd(collection) }
        toast.restart()
        toasts[index] = toast
        if isSmall && toast.comesAtOnce && !toast.isShown && !hasRoom(for: kind) { takePlace(index) }
        refresh(at: time)
        return toast.id
    }

    /// Removes an item from toasts that are no longer true: it was reopened or, if `isBack`, restored.
    package mutating func withdraw(item: ItemID, isBack: Bool = false, at time: Double) {
        for toast in toasts where isBack ? toast.kind == .deleted : toast.kind.isUndoneByReopening {
            var changed = toast
            if changed.items.drop(item) { replace(changed, at: time) }
        }
    }

    package mutating func withdraw(collection: CollectionID, at time: Double) {
        for toast in toasts {
            var changed = toast
            if changed.collections.drop(collection) { replace(changed, at: time) }
        }
    }

    /// Removes Undo from completions if none of their items can be undone.
    mutating func withdrawUndo(of lost: [ItemID]) {
        for index in toasts.indices where toasts[index].kind.isUndoneByReopening && toasts[index].isActionable {
            guard toasts[index].items.allSatisfy({ lost.contains($0) }) else { continue }
            toasts[index].isActionable = false
            toasts[index].hasChanged = true
        }
    }

    package mutating func withdrawFailure(of item: ItemID, at time: Double) {
        for toast in toasts where toast.kind == .failure && toast.message == nil && toast.items.contains(item) {
            dismiss(toast.id, at: time)
        }
    }

    package mutating func dismiss(_ id: ToastID, at time: Double) {
        guard let index = toasts.firstIndex(where: { $0.id == id }) else { return }
        if toasts[index].isDrawn { dismissed.append(id) }
        toasts.remove(at: index)
        refresh(at: time)
    }

    public enum Pause: Int32, Sendable, CaseIterable {
        case hover = 0
        case focus = 1
        case hidden = 2
    }

    package mutating func pause(_ reason: Pause, _ isOn: Bool, at time: Double) {
        pauses[reason] = isOn
        refresh(at: time)
    }

    package mutating func advance(to time: Double) {
        for toast in toasts {
            guard let since = toast.runningSince, since + toast.remaining <= time else { continue }
            dismiss(toast.id, at: time)
        }
    }

    package func toast(_ id: ToastID) -> Toast? { toasts.first { $0.id == id } }

    package func speaks(of item: ItemID) -> Bool { toasts.contains { $0.items.contains(item) } }

    package func speaks(ofCollection collection: CollectionID) -> Bool {
        toasts.contains { $0.collections.contains(collection) }
    }
}

extension ToastQueue {
    /// The toast that a new one joins: of the same joining kind, or about the same item or message.
    private func joined(_ kind: ToastKind, item: ItemID?, message: MessageID?, _ isActionable: Bool) -> Int? {
        toasts.firstIndex { toast in
            guard toast.kind == kind else { return false }
            if kind.joins { return toast.isActionable == isActionable }
            guard toast.message == message else { return false }
            guard let item else { return toast.items.isEmpty }
            return toast.items == [item]
        }
    }

    private mutating func append(_ kind: ToastKind, _ isActionable: Bool) -> Int {
        toasts.append(Toast(id: ToastID(nextID), kind: kind, isActionable: isActionable))
        nextID += 1
        return toasts.count - 1
    }

    /// Replaces a toast by one with fewer subjects; dismisses it if none is left.
    private mutating func replace(_ toast: Toast, at time: Double) {
        guard !toast.isEmpty else {
            dismiss(toast.id, at: time)
            // The collection isn't complete any more, but these items are.
            for item in toast.items { show(.completed, item: item, canUndo: toast.isActionable, at: time) }
            return
        }
        for index in toasts.indices where toasts[index].id == toast.id {
            toasts[index] = toast
            toasts[index].hasChanged = true
        }
        // The old toast may have become visible since the copy was made.
        refresh(at: time)
    }

    /// Shows toasts if there is room, and starts or pauses the visible ones.
    private mutating func refresh(at time: Double) {
        // The toast replaced last returns first: a failure would never make room for the others.
        if isSmall, let latest = toasts.lastIndex(where: { $0.comesAtOnce }) { showIfRoom(latest) }
        for index in toasts.indices {
            showIfRoom(index)
            if toasts[index].isShown { toasts[index].run(!pauses.isPaused, at: time) }
        }
    }

    private mutating func showIfRoom(_ index: Int) {
        guard !toasts[index].isShown, hasRoom(for: toasts[index].kind) else { return }
        toasts[index].isShown = true
        toasts[index].hasChanged = true
    }

    /// Shows a toast in place of the visible ones, which return later for their full time.
    private mutating func takePlace(_ index: Int) {
        for other in toasts.indices where toasts[other].isShown {
            if toasts[other].isDrawn { dismissed.append(toasts[other].id) }
            toasts[other].isDrawn = false
            toasts[other].isShown = false
            toasts[other].restart()
        }
        toasts[index].isShown = true
    }

    private func hasRoom(for kind: ToastKind) -> Bool {
        var others = toasts.count { $0.isShown && (isSmall || $0.kind.lasts == kind.lasts) }
        if let host = kind.host, isShown(host), !isShown(kind) { others -= 1 }
        return others < (isSmall ? 1 : kind.lasts ? ToastQueue.mostLasting : ToastQueue.mostPassing)
    }

    private func isShown(_ kind: ToastKind) -> Bool { toasts.contains { $0.isShown && $0.kind == kind } }
}

struct Pauses: Sendable, Equatable {
    private var bits: Int32 = 0

    var isPaused: Bool { bits != 0 }

    subscript(reason: ToastQueue.Pause) -> Bool {
        get { bits & (1 << reason.rawValue) != 0 }
        set { bits = newValue ? bits | (1 << reason.rawValue) : bits & ~(1 << reason.rawValue) }
    }
}
