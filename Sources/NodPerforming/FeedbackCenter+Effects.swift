extension FeedbackCenter {
    func carryOut(_ effect: Effect, at time: Double) {
        switch effect {
        case .draw(let item, let isCompleted, let state, let spot, let cause):
            each(of: TargetID(item)) { $0.draw(isCompleted: isCompleted, state: state, cause: cause) }
            for watcher in rowWatchers.values { watcher.moves(item, to: spot) }
        case .send(let request): save(request)
        case .settled(let item, _): for watcher in rowWatchers.values { watcher.settles(item) }
        case .perform(let score, let target): perform(score, target: target, at: time)
        case .leave(let item, let score):
            each(of: TargetID(item)) { $0.leave(score, at: time) }
            for watcher in rowWatchers.values { watcher.leaves(item, score, at: time) }
        case .enter(let item, let score):
            each(of: TargetID(item)) { $0.enter(score, at: time) }
            for watcher in rowWatchers.values { watcher.returns(item) }
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
        let design = session.director.here.design
        if let haptic = score.haptic { performers.haptics?.play(haptic, in: design) }
        if let sound = score.sound { performers.sounds?.play(sound, in: design, volume: score.volume) }
    }

    /// Fills the bars of completed collections; the burst leaves from the first visible bar.
    private func show(_ score: Score, on target: TargetID, at time: Double) {
        var score = score
        let stages = score.collections.flatMap { showing(TargetID($0)).reversed() }
        let thrower = stages.first { ($0 as? ScorePlayer)?.parts?.contains(.bar) ?? false } ?? stages.first
        var celebration = Score(score.moments)
        celebration.tracks = score.tracks.filter(\.isOfCollection)
        score.tracks.removeAll(where: \.isOfCollection)
        for stage in stages where stage !== thrower { stage.perform(celebration, at: time) }
        if let thrower {
            swap(&celebration.burst, &score.burst)
            thrower.perform(celebration, at: time)
        }
        each(of: target) { $0.perform(score, at: time) }
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
            titles: toast.items.compactMap { descriptions[$0]?.title },
            collections: toast.collections.compactMap { names[$0] },
            message: messages[toast.message]?.message,
            isRefusal: !refusals.isDisjoint(with: toast.items),
            tone: messages[toast.message]?.tone ?? ToastTone(toast.kind)
        )
    }

    private func each(of target: TargetID, _ body: (any FeedbackStage) -> Void) {
        showing(target).forEach(body)
    }
}

extension Track {
    fileprivate var isOfCollection: Bool { property.part == .bar || property.part == .mark }
}

extension FeedbackCenter {
    func save(_ request: SaveRequest) {
        if request.spot != nil, let saveMove { return send(request, by: saveMove) }
        switch descriptions[request.item]?.saving ?? .reported {
        case .reported: break
        case .immediately: report(.saved(item: request.item, completed: nil))
        case .request(let save): send(request, by: save)
        case .set(let set): hand(request) { set(request.isCompleted) }
        case .action(let toggle): hand(request, toggle)
        }
    }

    /// Asks an app that doesn't answer: its views report the result.
    private func hand(_ request: SaveRequest, _ act: () -> Void) {
        let item = request.item
        // The app is already in this state; a toggle would leave it.
        let isDone = request.isMove || session.check(of: item)?.reported == request.isCompleted
        if !isDone { act() }
        report(isDone || !isReported(item) ? .saved(item: item, completed: nil) : .delivered(item: item))
    }

    private func send(_ request: SaveRequest, by save: @escaping @MainActor (SaveRequest) async -> SaveOutcome) {
        Task { [weak self] in
            let outcome = await save(request)
            self?.end(request, with: outcome)
        }
    }

    private func end(_ request: SaveRequest, with outcome: SaveOutcome) {
        switch outcome {
        case .saved(let completed, let isCompleted):
            report(.saved(item: request.item, completed: completed, isCompleted: isCompleted))
        case .refused, .failed:
            if outcome == .refused { refusals.insert(request.item) } else { refusals.remove(request.item) }
            report(.refused(item: request.item))
        case .refusedSaying(let message):
            let message = MessageStore.Message(message: message, tone: ToastTone(.failed))
            report(.refused(item: request.item, message: number(of: message)))
        case .unreachable: report(.unreachable(item: request.item))
        }
    }

    /// Reports an item's state, whenever a view is updated: the answer to a request, or a change made elsewhere.
    public func tell(_ item: ItemID, isCompleted: Bool) {
        if let check = session.check(of: item), check.reported == isCompleted, check.wish == isCompleted { return }
        report(.reported(item: item, isCompleted: isCompleted))
    }

    /// A list has followed the request, possibly before the row could report it.
    package func confirm(_ item: ItemID) {
        if let check = session.check(of: item) { tell(item, isCompleted: check.asked) }
    }

    /// Forgets a removed item and its pending requests.
    public func forget(_ item: ItemID) {
        descriptions[item] = nil
        refusals.remove(item)
        report(.forgotten(item: item))
    }

    func stopReporting(_ item: ItemID) {
        if session.check(of: item) != nil, !isReported(item) { report(.unobserved(item: item)) }
    }
}
