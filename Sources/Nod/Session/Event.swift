/// What a performer reports: a finger, a save, the world around. Ids are the performer's own.
public indirect enum Event: Sendable, Equatable {
    /// Where chance begins: what the next burst is made from.
    case seeded(UInt64)
    case preferences(Preferences)
    case surroundings(Surroundings)
    case profile(Profile)
    /// From now on everything is answered by this profile and these figures.
    case tuned(Tuning)
    /// Any other event, at a place where something else holds than elsewhere.
    case within(FeedbackContext, Event)

    /// A control goes down, comes up, or its finger is taken (scrolling, `pointercancel`, a gesture): seen, not felt.
    ///
    /// `mayScroll`: a finger that rests on it may still turn out to scroll.
    case pressed(target: Int, role: PressRole, mayScroll: Bool = false)
    case released(target: Int)
    case cancelled(target: Int)
    /// The finger that holds a control slides off it, or back on.
    case slidOff(target: Int)
    case slidBack(target: Int)

    /// A control acts, until it has `ended` because its closure has returned: what that leads to is one interaction, each part of
    /// it seen by itself, and the strongest of what is to be felt and heard comes once.
    ///
    /// Its press is part of it where it has a `role`, unless it `saves` before it answers: then the answer is felt when it comes.
    case acted(target: Int, role: PressRole? = nil, saves: Bool = false)
    case ended(target: Int)

    /// A check was tapped, or a card swiped.
    case toggled(Toggle)
    /// The first frame that shows the answer to an item's last toggle; without it, the toggle's own time counts.
    case seen(item: Int)
    /// A request arrived and was done; `completed` names the collections it really completed, if that is known.
    case saved(item: Int, completed: [Int]?)
    /// A request was refused.
    case refused(item: Int)
    /// A request could not be delivered.
    case unreachable(item: Int)
    /// A wish was kept from an earlier run.
    case waiting(item: Int, saved: Bool, wish: Bool)
    /// Somebody else changed an item.
    case news(item: Int, isCompleted: Bool)
    /// An item is gone.
    case forgotten(item: Int)

    /// Any other moment, at a target; `item` is what its toast acts on, `message` the app's own text.
    ///
    /// `cause`: the control whose action led to it, or `nil` where none did. While that acts they are one interaction; what comes
    /// later from it is shown and said, neither felt nor heard, unless it failed.
    case happened(Moment, target: Int, item: Int?, message: Int?, cause: Int?)
    /// A touch that the app asks for itself; `cause` as of a moment.
    case felt(Haptic, cause: Int?)
    /// A celebration that the app asks for itself, without a toast: what it is about, the app says.
    ///
    /// `particles`: that many by themselves, seen and neither felt nor heard. Without a `cause`, what was felt or heard within an
    /// instant is not felt or heard again: a view that is drawn again can't tell.
    case celebrated(CelebrationStyle, particles: Int?, target: Int, cause: Int?)
    /// Something worth knowing, in an app's own words: shown and said, neither felt nor heard.
    case informed(message: Int, target: Int)

    case toastDismissed(Int)
    case toastActed(Int)
    case toastsPaused(ToastQueue.Pause, Bool)

    case loading(place: Int, LoadState)

    /// Nothing but time: due at the session's deadline.
    case tick
}

/// A person's wish to change one item's completion.
public struct Toggle: Sendable, Equatable {
    public enum Way: Int32, Sendable, CaseIterable {
        case check = 0
        case swipe = 1
    }

    public var item: Int
    /// As the performer shows it; the session's own knowledge stands above it.
    public var isCompleted: Bool
    public var way: Way
    /// A completed item leaves this surface.
    public var leaves: Bool
    /// The collections it is in, as they are shown.
    public var collections: [CollectionCount]
    /// What holds where it is shown; `nil` where that is what holds everywhere. What follows from it later keeps to that.
    public var context: FeedbackContext?

    public init(
        item: Int,
        isCompleted: Bool,
        way: Way = .check,
        leaves: Bool = false,
        collections: [CollectionCount] = []
    ) {
        self.item = item
        self.isCompleted = isCompleted
        self.way = way
        self.leaves = leaves
        self.collections = collections
    }
}
