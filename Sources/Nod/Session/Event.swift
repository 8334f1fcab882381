/// A report from a performer: a finger, a save, a change of surroundings. Ids are the performer's own.
///
/// ```swift
/// let effects = session.handle(.saved(item: 7, completed: nil), at: now)
/// ```
public indirect enum Event: Sendable, Equatable {
    /// The seed of the next burst.
    case seeded(UInt64)
    case preferences(Preferences)
    case surroundings(Surroundings)
    case profile(Profile)
    /// From now on everything is answered by this profile and these figures.
    case tuned(Tuning)

    /// A control goes down, comes up, or its finger is taken (scrolling, `pointercancel`, a gesture): seen, not felt.
    ///
    /// `mayScroll`: a finger that rests on it may still turn out to scroll.
    case pressed(target: TargetID, role: PressRole, mayScroll: Bool = false)
    case released(target: TargetID)
    case cancelled(target: TargetID)
    /// The finger that holds a control slides off it, or back on.
    case slidOff(target: TargetID)
    case slidBack(target: TargetID)

    /// A control acts, until it has `ended` because its closure has returned: what that leads to is one interaction,
    /// each part of it seen by itself, and the strongest of what is to be felt and heard comes once.
    ///
    /// Its press is part of it where it has a `role`, unless it `saves` before it answers: then the answer is felt when
    /// it comes.
    ///
    /// `isNative`: a finger tapped a control that plays the platform's own touch (``Surroundings/hasNativeHaptics``).
    case acted(target: TargetID, role: PressRole? = nil, saves: Bool = false, isNative: Bool = false)
    case ended(target: TargetID)

    /// A check was tapped, or a card swiped.
    case toggled(CompletionToggle)
    /// An open item is to stand elsewhere: `spot` is a number of the app's own, for a column and its neighbours, or a
    /// day. A completed item is moved by the toggle that reopens it.
    case moved(item: ItemID, spot: Int)
    /// The first frame that shows the answer to an item's last toggle; without it, the toggle's own time counts.
    case seen(item: ItemID)
    /// A request arrived and was done; `completed` names the collections it really completed, if that is known, and
    /// `isCompleted` the state that the item has now, if the answer says it.
    case saved(item: ItemID, completed: [CollectionID]?, isCompleted: Bool? = nil)
    /// A request was handed to an app that doesn't answer it: its views report the item's state instead.
    ///
    /// The requested state confirms it. Otherwise the last reported state is shown after ``SaveRequest/patience``.
    case delivered(item: ItemID)
    /// A request was refused; `message` is the app's own text for its toast.
    case refused(item: ItemID, message: MessageID? = nil)
    /// A request could not be delivered.
    case unreachable(item: ItemID)
    /// A wish was kept from an earlier run.
    case waiting(item: ItemID, saved: Bool, wish: Bool, spot: Int? = nil)
    /// Somebody else changed an item.
    case news(item: ItemID, isCompleted: Bool)
    /// A view of the app was given an item's state: its own answer to a request, or a change made elsewhere.
    case reported(item: ItemID, isCompleted: Bool)
    /// No view reports an item's state any more: a delivered request counts as done.
    case unobserved(item: ItemID)
    /// An item is gone.
    case forgotten(item: ItemID)

    /// Any other moment, at a target; `item` is what its toast acts on, `message` the app's own text.
    ///
    /// `cause`: the control whose action led to it, or `nil` where none did. While that acts they are one interaction;
    /// what comes later from it is shown and said, neither felt nor heard, unless it failed. Where it `isActionable` the
    /// app can undo it or, if it failed, try again: its toast offers that.
    case happened(
        Moment,
        target: TargetID?,
        item: ItemID?,
        message: MessageID?,
        cause: TargetID?,
        isActionable: Bool = false
    )
    /// A touch that the app asks for itself; `cause` as of a moment.
    case felt(Haptic, cause: TargetID?)
    /// A celebration that the app asks for itself, without a toast: what it is about, the app says.
    ///
    /// Without a `cause`, what was felt or heard within an instant is not felt or heard again: a view that is drawn
    /// again can't tell.
    case celebrated(CelebrationStyle, target: TargetID, cause: TargetID?)
    /// That many particles by themselves: seen, neither felt nor heard.
    case scattered(Int, target: TargetID)
    /// Something worth knowing, in an app's own words: shown and said, neither felt nor heard.
    case informed(message: MessageID, target: TargetID?, isActionable: Bool = false)

    case toastDismissed(ToastID)
    case toastActed(ToastID)
    case toastsPaused(ToastQueue.Pause, Bool)

    case loading(place: TargetID, LoadState)

    /// Nothing but time: due at the session's deadline.
    case tick
}

/// A person's wish to change one item's completion.
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
    /// The state that the performer shows; the session's own knowledge takes precedence.
    public var isCompleted: Bool
    public var way: Way
    /// A completed item leaves this surface.
    public var leaves: Bool
    /// The collections it is in, as they are shown.
    public var collections: [CollectionCount]
    /// The place of a reopened item, as a number of the app's own; `nil` where it stays.
    public var spot: Int?
    /// A view of the app reports `isCompleted`, and later changes of it.
    public var isReported = false
    /// The app can only toggle the item, not set its state: Undo is offered only as long as a view reports the state.
    public var onlyToggles = false
    /// Whether the toast of a completion offers Undo: it can, unless the app only toggles and its row leaves, so that
    /// nothing reports what a toggle would do.
    var offersUndo: Bool { !onlyToggles || (isReported && !leaves) }
    /// The app's code runs while the effects are carried out, and may ask for more: the answer is part of one
    /// interaction with that, and comes with the next `.tick`, which is due at once.
    public var runsApp = false
    /// A finger tapped a control that plays the platform's own touch (``Surroundings/hasNativeHaptics``).
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

/// A performer's own number of something, which no other thing's number can be taken for.
///
/// ```swift
/// let item: ItemID = 7
/// session.handle(.toggled(CompletionToggle(item: item, isCompleted: false)), at: 0)
/// ```
public struct FeedbackID<Kind>: Hashable, Sendable, ExpressibleByIntegerLiteral {
    public let number: Int

    public init(_ number: Int) { self.number = number }
    public init(integerLiteral number: Int) { self.number = number }
}

/// Something that is completed, and leaves its row.
public typealias ItemID = FeedbackID<FeedbackKind.Item>
/// A list of items that can be complete.
public typealias CollectionID = FeedbackID<FeedbackKind.Collection>
/// Something on screen that scores are played on: a control, a place, the check of an item.
public typealias TargetID = FeedbackID<FeedbackKind.Target>
/// A text of the app's own.
public typealias MessageID = FeedbackID<FeedbackKind.Message>
public typealias ToastID = FeedbackID<FeedbackKind.Toast>

/// Tells the numbers of different things apart.
///
/// ```swift
/// let collection: FeedbackID<FeedbackKind.Collection> = 1
/// ```
public enum FeedbackKind {
    public enum Item {}
    public enum Collection {}
    public enum Target {}
    public enum Message {}
    public enum Toast {}
}

extension TargetID {
    /// Where an item is shown.
    public init(_ item: ItemID) { self.init(item.number) }
    /// Where a collection is shown.
    public init(_ collection: CollectionID) { self.init(collection.number) }
}

extension ItemID {
    /// The item that is shown there, where one is.
    public init(_ target: TargetID) { self.init(target.number) }
}

#if !hasFeature(Embedded)
extension FeedbackID: CustomStringConvertible {
    public var description: String { "\(number)" }
}
#endif
