/// The kind of a toast: it decides which toasts join it, how long it stays and which action it offers. Gravest last.
///
/// ```swift
/// let stays = toast.kind == .failure
/// ```
public enum ToastKind: Int32, Sendable, Comparable, CaseIterable {
    /// Something an app says in its own words; offers Undo where the app can.
    case notice = 0
    /// Items were completed; offers Undo for all of them.
    case completed = 1
    /// Items went to the bin; offers Undo for all of them where the app can.
    case deleted = 2
    /// Collections were completed; offers Undo for the items that did it.
    case collection = 3
    /// Something failed; stays until dismissed, offers Retry where that is possible.
    case failure = 4

    public static func < (one: ToastKind, other: ToastKind) -> Bool { one.rawValue < other.rawValue }

    /// Whether a second one joins the first instead of appearing beside it.
    package var joins: Bool { self == .completed || self == .deleted || self == .collection }

    /// The kind whose place it shares.
    package var host: ToastKind? { self == .completed ? .collection : self == .collection ? .completed : nil }

    /// Whether it stays until the person has dismissed it.
    package var lasts: Bool { self == .failure }

    /// Whether it says anything of itself, where it speaks of no item and has no words of the app's own.
    var speaksByItself: Bool { self == .failure }

    /// Whether reopening an item makes what it says of it untrue.
    var isUndoneByReopening: Bool { self == .completed || self == .collection }

    /// The effect of its button, where it has one.
    var action: ToastAction { self == .failure ? .retry : .undo }
}

/// The action that a toast offers.
///
/// ```swift
/// for case .act(.undo, _, let items, _) in effects { draw(items) }
/// ```
public enum ToastAction: Int32, Sendable, CaseIterable {
    case undo = 0
    case retry = 1
}

/// One message on screen. Its words are the performer's: the toast holds what they speak of.
///
/// ```swift
/// for case .toast(.shown(let toast)) in effects { draw(toast.kind, toast.items) }
/// ```
public struct Toast: Sendable, Equatable {
    /// The same for its whole life, however often it is updated.
    public let id: ToastID
    public let kind: ToastKind
    /// Its button would do something; one that does nothing is not shown.
    var isActionable: Bool
    /// Which of the app's own texts it is; `nil` where the kind says it all.
    public var message: MessageID?
    /// Items it speaks of and its action acts on, oldest first.
    public var items: [ItemID] = []
    /// Collections it says are complete, oldest first.
    public var collections: [CollectionID] = []
    /// Seconds it may still be shown.
    var remaining = ToastQueue.life
    /// When its time began to run; `nil` while it waits or is paused.
    var runningSince: Double?
    /// It has its place in sight.
    var isShown = false
    /// It has been handed to the performer.
    var isDrawn = false
    /// It says something else than what was handed over.
    var hasChanged = true

    init(id: ToastID, kind: ToastKind, isActionable: Bool) {
        self.id = id
        self.kind = kind
        self.isActionable = isActionable
    }
}

extension Toast {
    /// The effect of its button; `nil` where it has none.
    public var action: ToastAction? { isActionable ? kind.action : nil }

    /// Whether it doesn't wait on a small screen: a failure, or an offered Undo.
    var comesAtOnce: Bool { kind.lasts || isActionable }

    /// Nothing is left that it could speak of.
    var isEmpty: Bool { items.isEmpty || (kind == .collection && collections.isEmpty) }

    /// A changed text needs its whole time again.
    mutating func restart() {
        hasChanged = true
        remaining = ToastQueue.life
        runningSince = nil
    }

    /// Runs or pauses its time; the time of a toast that lasts is always paused.
    mutating func run(_ runs: Bool, at time: Double) {
        guard !kind.lasts, runs == (runningSince == nil) else { return }
        if let since = runningSince { remaining -= time - since }
        runningSince = runs ? time : nil
    }
}

extension Array where Element: Equatable {
    /// Whether it was there; if so, it is gone.
    mutating func drop(_ value: Element) -> Bool {
        guard let index = firstIndex(of: value) else { return false }
        remove(at: index)
        return true
    }

    mutating func moveToEnd(_ value: Element) {
        _ = drop(value)
        append(value)
    }
}

/// A change of a toast.
///
/// ```swift
/// for case .toast(.dismissed(let id)) in effects { withdraw(id) }
/// ```
public indirect enum ToastChange: Sendable, Equatable {
    case shown(Toast)
    case updated(Toast)
    case dismissed(ToastID)
}
