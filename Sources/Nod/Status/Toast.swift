/// Kind of toast: decides which toasts it joins, how long it stays and which action it offers. Gravest last.
public enum ToastKind: Int32, Sendable, Comparable, CaseIterable {
    /// A message in the app's words; offers Undo if the app can undo.
    case notice = 0
    case completed = 1
    /// Deleted items; offers Undo for all if the app can undo.
    case deleted = 2
    /// Completed collections; offers Undo for the items that completed them.
    case collection = 3
    /// A failure; stays until dismissed, offers Retry if possible.
    case failure = 4

    public static func < (one: ToastKind, other: ToastKind) -> Bool { one.rawValue < other.rawValue }

    package var joins: Bool { self == .completed || self == .deleted || self == .collection }

    /// The kind whose place on screen it shares.
    package var host: ToastKind? { self == .completed ? .collection : self == .collection ? .completed : nil }

    package var lasts: Bool { self == .failure }

    /// Whether it has words without an item or message.
    var speaksByItself: Bool { self == .failure }

    /// Whether reopening an item makes it untrue.
    var isUndoneByReopening: Bool { self == .completed || self == .collection }

    var action: ToastAction { self == .failure ? .retry : .undo }
}

public enum ToastAction: Int32, Sendable, CaseIterable {
    case undo = 0
    case retry = 1
}

/// A message on screen. The performer supplies the words.
public struct Toast: Sendable, Equatable {
    /// Stays the same through all updates.
    public let id: ToastID
    public let kind: ToastKind
    /// Whether the app supports Undo or Retry; if not, the toast has no button.
    var isActionable: Bool
    /// The app's text; `nil` if the kind is enough.
    public var message: MessageID?
    /// Subjects of its text and action, oldest first.
    public var items: [ItemID] = []
    public var collections: [CollectionID] = []
    /// Seconds left.
    var remaining = ToastQueue.life
    /// When its time started; `nil` while waiting or paused.
    var runningSince: Double?
    var isShown = false
    /// Whether the performer has it.
    var isDrawn = false
    /// Whether it differs from the performer's copy.
    var hasChanged = true
}

extension Toast {
    public var action: ToastAction? { isActionable ? kind.action : nil }

    /// Whether it doesn't wait on a small screen: failures and Undo.
    var comesAtOnce: Bool { kind.lasts || isActionable }

    var isEmpty: Bool { items.isEmpty || (kind == .collection && collections.isEmpty) }

    /// Grants a changed text its whole time again.
    mutating func restart() {
        hasChanged = true
        remaining = ToastQueue.life
        runningSince = nil
    }

    mutating func run(_ runs: Bool, at time: Double) {
        guard !kind.lasts, runs == (runningSince == nil) else { return }
        if let since = runningSince { remaining -= time - since }
        runningSince = runs ? time : nil
    }
}

extension Array where Element: Equatable {
    /// Removes a value; returns whether it was there.
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

public indirect enum ToastChange: Sendable, Equatable {
    case shown(Toast)
    case updated(Toast)
    case dismissed(ToastID)
}
