/// Presses, which are seen, and what they do, which is felt.
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

    /// A press changes; it is drawn if it is shown otherwise than before.
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

    /// The press of a control, in the context of its place.
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

/// The actions of controls, each until its closure has returned.
extension FeedbackSession {
    mutating func act(
        _ target: TargetID,
        _ role: PressRole?,
        saves: Bool,
        isNative: Bool,
        at time: Double
    ) {
        // A control that saves is remembered until it answers, even where its press is not drawn.
        if role != nil || saves { _ = press(of: target, role ?? .check, at: time) }
        if role != nil { change(target, at: time) { $0.act(at: time) } }
        // Within another one it is part of that.
        action?.begin(target)
        guard action == nil else { return }
        action = Action(of: target, saves: saves)
        director.surroundings.isTapped = isNative && director.surroundings.hasNativeHaptics
        if let role, !saves { feel(role, of: target, at: time) }
    }

    /// The press itself, now that it was one.
    private mutating func feel(_ role: PressRole, of target: TargetID, at time: Double) {
        var interaction = Interaction()
        let score = director.answer(.pressed(role), in: &interaction, at: time)
        if score.asksForSomething { perform(score, on: target, .joins, at: time) }
    }

    /// A check is tapped, or a card swiped: the finger is up, and what the tap leads to is one interaction.
    mutating func tap(_ toggle: CompletionToggle, at time: Double) {
        let target = TargetID(toggle.item)
        change(target, at: time) { $0.release(at: time) }
        if toggle.runsApp {
            act(target, nil, saves: false, isNative: toggle.isNative, at: time)
            action?.endsWithTick(target, at: time)
        }
        self.toggle(toggle, at: time)
    }

    /// Everything that taps led to is carried out.
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

    /// Whether its toast speaks of it no more, because it was taken back within the same action.
    private func saysWithdrawn(_ performance: Action.Performance) -> Bool {
        guard let subject = performance.toast else { return false }
        guard let item = subject.item else { return toasts.toast(subject.toast) == nil }
        return !toasts.toasts.contains { $0.id == subject.toast && $0.items.contains(item) }
    }

    /// How an answer relates to the action that runs now.
    enum Standing {
        /// An interaction of its own.
        case own
        /// Part of what acts now.
        case joins
        /// Later than the action that led to it: it is shown and said.
        case late
    }

    /// Tells how an answer to `cause` is performed now. One that was waited for is an interaction of its own, and so is
    /// every failure.
    mutating func standing(of cause: TargetID?, isFailure: Bool = false) -> Standing {
        guard let cause else { return .own }
        if action?.contains(cause) ?? false { return .joins }
        guard let index = presses.firstIndex(where: { $0.target == cause }), presses[index].awaitedAnswers > 0 else {
            return isFailure ? .own : .late
        }
        presses[index].awaitedAnswers -= 1
        return .own
    }

    /// A score is performed: at once or, while something acts, at its end.
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

    /// A touch that the app asks for itself. One that names no cause is one with an answer of the same instant.
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

    /// It is felt, heard or said, or would be: more than seen.
    fileprivate var asksForSomething: Bool {
        announcement != nil || haptic != nil || sound != nil || reasonHeld(.haptic) != nil
    }
}

/// A control that acts, and the answers to that, which come when its closure has returned.
///
/// Everything waits for the end, so that the strongest haptic is known before one is felt: two would be one too many,
/// and one that was felt can't be taken back.
struct Action: Sendable, Equatable {
    /// The controls that act, outermost first: a button's action may tap a check.
    private var targets: [TargetID]
    /// The outermost check that was tapped, until everything that the tap led to is carried out.
    private(set) var tapped: TargetID?
    /// When that is to be asked for: at once.
    private(set) var due: Double?
    /// It answers when it has saved.
    let saves: Bool
    var performances: [Performance] = []

    /// A score and where it is performed.
    struct Performance: Sendable, Equatable {
        var score: Score
        /// `nil` where nothing is seen of it.
        var target: TargetID?
        /// The toast that it brings.
        var toast: Subject?
        /// It is part of the interaction: one that is not only waits for its turn.
        var merges: Bool

        /// The platform already played its haptic for the tap.
        mutating func feelNatively() { score.withhold(.haptic, merges ? .native : .system) }
    }

    /// A toast, and the item that it speaks of because of what is answered.
    struct Subject: Sendable, Equatable {
        var toast: ToastID
        var item: ItemID?
    }

    init(of target: TargetID, saves: Bool) {
        targets = [target]
        self.saves = saves
    }

    func contains(_ target: TargetID) -> Bool { targets.contains(target) }

    /// Whether something of it is felt or heard, as far as is known now.
    var isFelt: Bool { performances.contains { $0.merges && ($0.score.haptic != nil || $0.score.sound != nil) } }

    mutating func begin(_ target: TargetID) { targets.append(target) }

    mutating func endsWithTick(_ target: TargetID, at time: Double) {
        if tapped == nil { (tapped, due) = (target, time) }
    }

    /// Whether nothing acts any more; what acts within `target` has ended with it.
    mutating func end(_ target: TargetID) -> Bool {
        let index = tapped == target ? targets.firstIndex(of: target) : targets.lastIndex(of: target)
        if let index { targets.removeLast(targets.count - index) }
        if tapped == target { (tapped, due) = (nil, nil) }
        return targets.isEmpty
    }

    mutating func add(_ performance: Performance) { performances.append(performance) }

    /// Keeps everything that is seen and said, the strongest haptic and the strongest sound.
    ///
    /// A press that adds nothing to what it led to is part of that, and a toast that several share is said once, with
    /// all it says.
    mutating func merge() {
        var felt: Int?
        var heard: Int?
        for index in performances.indices where performances[index].merges {
            let score = performances[index].score
            if Haptic.isStronger(score.haptic, than: felt.flatMap { performances[$0].score.haptic }) { felt = index }
            if Sound.isStronger(score.sound, than: heard.flatMap { performances[$0].score.sound }) { heard = index }
        }
        let isAlone = performances.count == 1
        for index in performances.indices.reversed() where performances[index].merges {
            if index != felt { performances[index].score.withhold(.haptic, .interaction) }
            if index != heard { performances[index].score.withhold(.sound, .interaction) }
            if isSaidLater(index) { performances[index].score.announcement = nil }
            if !isAlone && performances[index].score.isSpentPress { performances.remove(at: index) }
        }
    }

    /// A later one says the same toast, with more.
    private func isSaidLater(_ index: Int) -> Bool {
        guard let toast = performances[index].toast?.toast else { return false }
        for later in performances.indices where later > index && performances[later].toast?.toast == toast {
            if performances[later].score.announcement != nil { return true }
        }
        return false
    }
}

extension Score {
    /// A press, of which nothing is left to be felt or heard: what is seen of it was shown when it went down.
    fileprivate var isSpentPress: Bool { answersPress && haptic == nil && sound == nil }

    var answersPress: Bool { moments.first?.role != nil }
}
