/// Presses, which are seen, and actions, which are felt.
extension FeedbackSession {
    mutating func press(
        _ target: TargetID,
        _ role: PressRole,
        mayScroll: Bool,
        at time: Double
    ) {
        let index = press(of: target, role, at: time)
        let wasDown = presses[index].isDown
        presses[index].press(mayScroll: mayScroll, at: time)
        if wasDown || presses[index].isDown { draw(index) }
    }

    mutating func change(_ target: TargetID, at time: Double, by change: (inout PressModel) -> Void) {
        guard let index = presses.firstIndex(where: { $0.target == target }) else { return }
        let wasDown = presses[index].isDown
        change(&presses[index])
        if presses[index].isDown != wasDown { draw(index) }
    }

    mutating func advancePresses(to time: Double) {
        for index in presses.indices {
            let wasDown = presses[index].isDown
            presses[index].advance(to: time)
            if presses[index].isDown != wasDown { draw(index) }
        }
        for index in presses.indices.reversed() where presses[index].isAtRest(at: time) { presses.remove(at: index) }
    }

    private mutating func press(
        of target: TargetID,
        _ role: PressRole,
        at time: Double
    ) -> Int {
        let place = PressPlace(of: role, in: director.here)
        if let index = presses.firstIndex(where: { $0.target == target }) {
            presses[index].become(role, in: place)
            return index
        }
        presses.append(PressModel(target: target, role: role, in: place, at: time))
        return presses.count - 1
    }

    private mutating func draw(_ index: Int) {
        let score = presses[index].score(holdingMotion: director.context.reasonToHoldMotion)
        emit(.perform(score, target: presses[index].target))
    }
}

extension FeedbackSession {
    mutating func act(
        _ target: TargetID,
        _ role: PressRole?,
        saves: Bool,
        isNative: Bool,
        at time: Double
    ) {
        // A saving control is kept until it answers, even if its press isn't drawn.
        if role != nil || saves { _ = press(of: target, role ?? .check, at: time) }
        if role != nil { change(target, at: time) { $0.act(at: time) } }
        // A nested action joins the outer one.
        action?.begin(target)
        guard action == nil else { return }
        action = Action(of: target, saves: saves)
        director.surroundings.isTapped = isNative && director.surroundings.hasNativeHaptics
        if let role, !saves { feel(role, of: target, at: time) }
    }

    private mutating func feel(_ role: PressRole, of target: TargetID, at time: Double) {
        var interaction = Interaction()
        let score = director.answer(.pressed(role), in: &interaction, at: time)
        if score.asksForSomething { perform(score, on: target, .joins, at: time) }
    }

    /// A check is tapped or a row swiped: the touch is up, and all that follows is one interaction.
    mutating func tap(_ toggle: CompletionToggle, at time: Double) {
        let target = TargetID(toggle.item)
        change(target, at: time) { $0.release(at: time) }
        if toggle.runsApp {
            act(target, nil, saves: false, isNative: toggle.isNative, at: time)
            action?.endsWithTick(target, at: time)
        }
        self.toggle(toggle, at: time)
    }

    mutating func endTaps(at time: Double) {
        if let tapped = action?.tapped { end(tapped, at: time) }
    }

    mutating func end(_ target: TargetID, at time: Double) {
        guard action?.end(target) ?? false, var ended = action else { return }
        action = nil
        if ended.saves && !ended.isFelt { change(target, at: time) { $0.awaitedAnswers += 1 } }
        for index in ended.performances.indices where saysWithdrawn(ended.performances[index]) {
            ended.performances[index].score.withdrawToast()
        }
        ended.merge()
        if director.surroundings.isTapped {
            director.surroundings.isTapped = false
            for index in ended.performances.indices { ended.performances[index].feelNatively() }
        }
        for performance in ended.performances { emit(performance, at: time) }
    }

    /// Whether the item is gone from its toast, because the same action undid it.
    private func saysWithdrawn(_ performance: Action.Performance) -> Bool {
        guard let subject = performance.toast else { return false }
        guard let item = subject.item else { return toasts.toast(subject.toast) == nil }
        return !toasts.toasts.contains { $0.id == subject.toast && $0.items.contains(item) }
    }

    enum Standing {
        case own
        /// Part of the running action.
        case joins
        /// After its action ended: shown and announced only.
        case late
    }

    /// Awaited answers and failures are always separate interactions.
    mutating func standing(of cause: TargetID?, isFailure: Bool = false) -> Standing {
        guard let cause else { return .own }
        if action?.contains(cause) ?? false { return .joins }
        guard let index = presses.firstIndex(where: { $0.target == cause }), presses[index].awaitedAnswers > 0 else {
            return isFailure ? .own : .late
        }
        presses[index].awaitedAnswers -= 1
        return .own
    }

    /// Plays a score now or, during an action, at its end.
    mutating func perform(
        _ score: Score,
        on target: TargetID?,
        bringing toast: Action.Subject? = nil,
        _ standing: Standing,
        at time: Double
    ) {
        let performance = Action.Performance(score: score, target: target, toast: toast, merges: standing == .joins)
        if action == nil || !score.asksForSomething { emit(performance, at: time) } else { action?.add(performance) }
    }

    private mutating func emit(_ performance: Action.Performance, at time: Double) {
        let score = performance.score
        if score.haptic != nil { lastFelt = time }
        if score.haptic != nil && !score.moments.isEmpty { lastAnswered = time }
        if score.sound != nil { lastHeard = time }
        if !score.isOfPress, let target = performance.target { change(target, at: time) { $0.giveWay(at: time) } }
        emit(.perform(score, target: performance.target))
        if let announcement = score.announcement {
            emit(.announce(announcement, performance.toast.flatMap { toasts.toast($0.toast) }))
        }
    }

    /// A haptic that the app asks for; without a cause, it merges with an answer of the same instant.
    mutating func feel(_ haptic: Haptic, cause: TargetID?, at time: Double) {
        let isFailure = haptic.kind == .error
        let standing = standing(of: cause, isFailure: isFailure)
        var interaction = Interaction(isNews: standing == .late)
        interaction.hadHaptic = cause == nil && !isFailure && time - lastAnswered <= Interaction.instant
        perform(director.answer(haptic, in: &interaction), on: cause, standing, at: time)
    }
}

extension Score {
    fileprivate var isOfPress: Bool { answersPress || moments.isEmpty }

    /// Whether it has a haptic, sound or announcement, even a muted one.
    fileprivate var asksForSomething: Bool {
        announcement != nil || haptic != nil || sound != nil || reasonHeld(.haptic) != nil
    }
}

/// A running action and the answers collected until its closure returns.
///
/// Answers wait for the end because the strongest haptic must be known first: a haptic that was felt can't be taken
/// back.
struct Action: Sendable, Equatable {
    /// The acting controls, outermost first: a button's action may tap a check.
    private var targets: [TargetID]
    /// The outermost tapped check, until all its effects are carried out.
    private(set) var tapped: TargetID?
    /// When the `.tick` for it is due: at once.
    private(set) var due: Double?
    let saves: Bool
    var performances: [Performance] = []

    struct Performance: Sendable, Equatable {
        var score: Score
        var target: TargetID?
        var toast: Subject?
        /// False if it is only queued.
        var merges: Bool

        mutating func feelNatively() { score.withhold(.haptic, merges ? .native : .system) }
    }

    struct Subject: Sendable, Equatable {
        var toast: ToastID
        var item: ItemID?
    }

    init(of target: TargetID, saves: Bool) {
        targets = [target]
        self.saves = saves
    }

    func contains(_ target: TargetID) -> Bool { targets.contains(target) }

    var isFelt: Bool { performances.contains { $0.merges && ($0.score.haptic != nil || $0.score.sound != nil) } }

    mutating func begin(_ target: TargetID) { targets.append(target) }

    mutating func endsWithTick(_ target: TargetID, at time: Double) {
        if tapped == nil { (tapped, due) = (target, time) }
    }

    /// Ends `target` and all actions inside it; returns whether none is left.
    mutating func end(_ target: TargetID) -> Bool {
        let index = tapped == target ? targets.firstIndex(of: target) : targets.lastIndex(of: target)
        if let index { targets.removeLast(targets.count - index) }
        if tapped == target { (tapped, due) = (nil, nil) }
        return targets.isEmpty
    }

    mutating func add(_ performance: Performance) { performances.append(performance) }

    /// Keeps everything seen, the strongest haptic and the strongest sound. Drops presses that add nothing, and
    /// announces a shared toast once.
    mutating func merge() {
        var (felt, haptic): (Int?, Haptic?) = (nil, nil)
        var (heard, sound): (Int?, Sound?) = (nil, nil)
        for index in performances.indices where performances[index].merges {
            if Haptic.isStronger(performances[index].score.haptic, than: haptic) {
                (felt, haptic) = (index, performances[index].score.haptic)
            }
            if Sound.isStronger(performances[index].score.sound, than: sound) {
                (heard, sound) = (index, performances[index].score.sound)
            }
        }
        let isAlone = performances.count == 1
        for index in performances.indices.reversed() where performances[index].merges {
            if index != felt { performances[index].score.withhold(.haptic, .interaction) }
            if index != heard { performances[index].score.withhold(.sound, .interaction) }
            if isSaidLater(index) { performances[index].score.announcement = nil }
            if !isAlone && performances[index].score.isSpentPress { performances.remove(at: index) }
        }
    }

    /// Whether a later performance announces the same toast with more items.
    private func isSaidLater(_ index: Int) -> Bool {
        guard let toast = performances[index].toast?.toast else { return false }
        for later in performances.indices where later > index && performances[later].toast?.toast == toast {
            if performances[later].score.announcement != nil { return true }
        }
        return false
    }
}

extension Score {
    /// A press with nothing left to feel or hear: its look was drawn on touch-down.
    fileprivate var isSpentPress: Bool { answersPress && haptic == nil && sound == nil }

    var answersPress: Bool { moments.first?.role != nil }
}
