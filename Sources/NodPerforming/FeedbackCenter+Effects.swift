import Nod

/// Each effect goes to those it concerns.
extension FeedbackCenter {
    func carryOut(_ effect: Effect, at time: Double) {
        switch effect {
        case .draw(let item, let isCompleted, let state, let spot, let cause):
            each(of: TargetID(item)) { $0.draw(isCompleted: isCompleted, state: state, cause: cause) }
            screen.tellRows { $0.moves(item, to: spot) }
        case .send(let request): save(request)
        case .settled(let item, let isCompleted):
            each(of: TargetID(item)) { $0.settle(isCompleted: isCompleted) }
            screen.tellRows { $0.settles(item) }
        case .perform(let score, let target): perform(score, target: target, at: time)
        case .leave(let item, let score):
            each(of: TargetID(item)) { $0.leave(score, at: time) }
            screen.tellRows { $0.leaves(item, score, at: time) }
        case .enter(let item, let score):
            each(of: TargetID(item)) { $0.enter(score, at: time) }
            screen.tellRows { $0.returns(item) }
        case .toast(.shown(let toast)), .toast(.updated(let toast)): performers.toasts?.show(content(of: toast))
        case .toast(.dismissed(let id)): performers.toasts?.dismiss(id)
        case .announce(let said, let toast): announce(said, toast)
        case .act(let action, _, let items, let message): act(action, items: items, message: message)
        case .load(let place, let look): each(of: place) { $0.load(look) }
        }
    }

    private func perform(_ score: Score, target: TargetID?, at time: Double) {
        if let target {
            show(score, on: target, at: time)
            if score.stay > 0 { reportWhenSeen(ItemID(target)) }
        }
        if let haptic = score.haptic { performers.haptics?.play(haptic) }
        if let sound = score.sound { performers.sounds?.play(sound, volume: score.volume) }
    }

    /// A burst for a collection flies from its mark, where there is one in sight, once its bar is full.
    private func show(_ score: Score, on target: TargetID, at time: Double) {
        var score = score
        if let spring = context.layoutSpring, let mark = mark(of: score.burst?.collections ?? []) {
            var celebration = Score(score.moments)
            swap(&celebration.burst, &score.burst)
            let bar = Track(.shift, spring: spring, from: 0, to: 1, tolerance: 0.01)
            mark.perform(celebration, at: time + bar.duration)
        }
        each(of: target) { $0.perform(score, at: time) }
    }

    /// The latest mark of the first that has one.
    private func mark(of collections: [CollectionID]) -> (any FeedbackStage)? {
        collections.lazy.compactMap { self.screen.stages(of: TargetID($0)).last }.first
    }

    private func announce(_ said: Announcement, _ toast: Toast?) {
        let words: SpokenWords? =
            switch said.words {
            case .captured: .captured
            case .firstCaptureSaved: .firstCaptureSaved
            case .toast: toast.map { .toast(content(of: $0)) }
            }
        if let words { performers.announcer?.announce(words, isAssertive: said.isAssertive) }
    }

    func content(of toast: Toast) -> ToastContent {
        ToastContent(
            toast: toast,
            titles: toast.items.compactMap { told[$0]?.title },
            collections: toast.collections.compactMap { told.names[$0] },
            total: told.total(of: toast.collections),
            message: messages[toast.message]?.message,
            tone: messages[toast.message]?.tone
        )
    }

    private func each(of target: TargetID, _ body: (any FeedbackStage) -> Void) {
        screen.stages(of: target).forEach(body)
    }
}
