/// Report from a performer: a touch, a save, a changed setting. Ids are the performer's.
///
/// ```swift
/// let effects = session.handle(.saved(item: 7, completed: nil), at: now)
/// ```
public indirect enum Event: Sendable, Equatable {
    case seeded(UInt64)
    case preferences(Preferences)
    case surroundings(Surroundings)
    case profile(Profile)
    /// Replaces the profile and all figures.
    case tuned(Tuning)

    /// A control is pressed, released, or loses its touch to a scroll or gesture. Presses are seen, not felt.
    ///
    /// `mayScroll`: the touch may still turn into a scroll.
    case pressed(target: TargetID, role: PressRole, mayScroll: Bool = false)
    case released(target: TargetID)
    case cancelled(target: TargetID)
    /// The touch leaves a held control, or returns.
    case slidOff(target: TargetID)
    case slidBack(target: TargetID)

    /// A control's action starts; `ended` follows when its closure returns. Everything in between is one interaction,
    /// felt and heard once.
    ///
    /// `role` adds the press itself, unless the control `saves`: then the answer is felt when it arrives. `isNative`:
    /// the platform has played its own haptic (``Surroundings/hasNativeHaptics``).
    case acted(target: TargetID, role: PressRole? = nil, saves: Bool = false, isNative: Bool = false)
    case ended(target: TargetID)

    case toggled(CompletionToggle)
    /// Moves an open item to `spot`, a number that the app assigns to a column, neighbour or day. To move a completed
    /// item, set the spot of the toggle that reopens it.
    case moved(item: ItemID, spot: Int)
    /// The first frame with the answer to an item's last toggle; without it, the toggle's time counts.
    case seen(item: ItemID)
    /// A request succeeded. `completed` lists the collections it completed and `isCompleted` the resulting state, if
    /// known.
    case saved(item: ItemID, completed: [CollectionID]?, isCompleted: Bool? = nil)
    /// A request reached an app that doesn't answer: its views report the state instead. Without a matching report, the
    /// last reported state is shown after ``SaveRequest/patience``.
    case delivered(item: ItemID)
    /// A request was refused; `message` is the app's text for the toast.
    case refused(item: ItemID, message: MessageID? = nil)
    case unreachable(item: ItemID)
    /// A change was left pending by an earlier run.
    case waiting(item: ItemID, saved: Bool, wish: Bool, spot: Int? = nil)
    case news(item: ItemID, isCompleted: Bool)
    /// A view of the app shows this state: the answer to a request, or a change made elsewhere.
    case reported(item: ItemID, isCompleted: Bool)
    /// No view reports the item's state any more: a delivered request counts as done.
    case unobserved(item: ItemID)
    case forgotten(item: ItemID)

    /// Any other moment. `item` is the subject of the toast's action, `message` the app's text.
    ///
    /// `cause`: the control whose action led here, if any. While that action runs, all its moments are one interaction;
    /// later ones are shown and announced but not felt or heard, except failures. `isActionable`: the toast offers
    /// Undo, or Retry after a failure.
    case happened(
        Moment,
        target: TargetID?,
        item: ItemID?,
        message: MessageID?,
        cause: TargetID?,
        isActionable: Bool = false
    )
    /// A haptic that the app asks for; `cause` as for `happened`.
    case felt(Haptic, cause: TargetID?)
    /// A celebration that the app asks for, without a toast.
    ///
    /// Without a `cause`, it isn't felt or heard right after another answer: redrawn views can't tell which press led
    /// to it.
    case celebrated(CelebrationStyle, target: TargetID, cause: TargetID?)
    /// Only particles: seen, neither felt nor heard.
    case scattered(Int, target: TargetID)
    /// A message in the app's words: shown and announced, neither felt nor heard.
    case informed(message: MessageID, target: TargetID?, isActionable: Bool = false)

    case toastDismissed(ToastID)
    case toastActed(ToastID)
    case toastsPaused(ToastQueue.Pause, Bool)

    case loading(place: TargetID, LoadState)

    /// Time has passed: due at the session's `deadline`.
    case tick
}

/// A request to change one item's completion.
///
/// ```swift
/// let toggle = CompletionToggle(item: 7, isCompleted: false, leaves: true)
/// ```
public struct CompletionToggle: Sendable, Equatable {
    public enum Way: Int32, Sendable, CaseIterable {
        case check = 0
        case swipe = 1
    }

    public var item: ItemID
    /// As the performer shows it; the session's state takes precedence.
    public var isCompleted: Bool
    public var way: Way
    /// The item leaves this list when completed.
    public var leaves: Bool
    public var collections: [CollectionCount]
    /// The app's number for the new place of a reopened item; `nil` if it doesn't move.
    public var spot: Int?
    /// A view of the app reports `isCompleted` and its changes.
    public var isReported = false
    /// The app can only toggle the item, not set its state: Undo is offered only while a view reports the state.
    public var onlyToggles = false
    /// Nothing would report what an undoing toggle did once the row has left.
    var offersUndo: Bool { !onlyToggles || (isReported && !leaves) }
    /// App code runs while the effects are carried out and may report more: all of it is one interaction, answered with
    /// the next `.tick`, which is due at once.
    public var runsApp = false
    /// The platform has played its own haptic (``Surroundings/hasNativeHaptics``).
    public var isNative = false

    public init(
        item: ItemID,
        isCompleted: Bool,
        way: Way = .check,
        leaves: Bool = false,
        collections: [CollectionCount] = [],
        spot: Int? = nil
    ) {
        self.item = item
        self.isCompleted = isCompleted
        self.way = way
        self.leaves = leaves
        self.collections = collections
        self.spot = spot
    }
}

public struct CollectionCount: Sendable, Equatable {
    public var collection: CollectionID
    public var open: Int
    public var total: Int

    public init(collection: CollectionID, open: Int, total: Int) {
        self.collection = collection
        self.open = open
        self.total = total
    }

    /// Whether completing one more item completes it. An empty collection is never complete.
    package var isCompletedByOneMore: Bool { total > 0 && open == 1 }
}

/// Typed number that a performer assigns to an item, collection, target, message or toast.
public struct FeedbackID<Kind>: Hashable, Sendable, ExpressibleByIntegerLiteral {
    public let number: Int

    public init(_ number: Int) { self.number = number }
    public init(integerLiteral number: Int) { self.number = number }
}

public typealias ItemID = FeedbackID<FeedbackKind.Item>
public typealias CollectionID = FeedbackID<FeedbackKind.Collection>
/// A view that scores are played on: a control, a place, an item's check.
public typealias TargetID = FeedbackID<FeedbackKind.Target>
public typealias MessageID = FeedbackID<FeedbackKind.Message>
public typealias ToastID = FeedbackID<FeedbackKind.Toast>

public enum FeedbackKind {
    public enum Item {}
    public enum Collection {}
    public enum Target {}
    public enum Message {}
    public enum Toast {}
}

extension TargetID {
    public init(_ item: ItemID) { self.init(item.number) }
    public init(_ collection: CollectionID) { self.init(collection.number) }
}

extension ItemID {
    public init(_ target: TargetID) { self.init(target.number) }
}

#if !hasFeature(Embedded)
extension FeedbackID: CustomStringConvertible {
    public var description: String { "\(number)" }
}
#endif
