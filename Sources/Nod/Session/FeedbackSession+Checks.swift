/// Completion: taps, saves, roll-backs, waiting, undo, and rows that leave and come back.
extension FeedbackSession {
    mutating func toggle(_ toggle: Toggle, cause: Effect.Cause = .tap, at time: Double) {
        let index = self.index(of: toggle.item, isCompleted: toggle.isCompleted)
        var interaction = interaction(of: toggle.item)
        let request = checks[index].toggle(isOffline: director.surroundings.isOffline)
        checks[index].lastToggle = toggle
        draw(index, cause: cause)
        if checks[index].wish {
            complete(index, toggle, in: &interaction, at: time)
        } else {
            reopen(index, in: &interaction, at: time)
        }
        endInteraction(of: toggle.item)
        toasts.withdrawFailure(of: toggle.item, at: time)
        conclude(index, sending: request)
    }

    private mutating func complete(
        _ index: Int, _ toggle: Toggle, in interaction: inout Interaction, at time: Double
    ) {
        let item = checks[index].item
        let collections = predicted(toggle.collections)
        let fresh = celebrated(collections, at: time)
        var moments: [Moment] = [toggle.way == .swipe ? .itemCompleted : .completed]
        if !fresh.isEmpty { moments.append(.collectionCompleted) }
        let score = director.answer(moments, in: &interaction, at: time)
        checks[index].predicted = collections
        if toggle.leaves { checks[index].departure = Departure(from: time, stay: score.stay) }
        emit(.perform(score, target: item))
        if collections.isEmpty {
            toasts.show(.completed, item: item, at: time)
        } else {
            toasts.show(.collection, item: item, collections: collections, at: time)
        }
    }

    private mutating func reopen(_ index: Int, in interaction: inout Interaction, at time: Double) {
        let item = checks[index].item
        emit(.perform(director.answer([.reopened], in: &interaction, at: time), target: item))
        toasts.withdraw(item: item, at: time)
        stayOrReturn(index, at: time)
    }

    /// A row that has not left is kept; one that has comes back.
    private mutating func stayOrReturn(_ index: Int, at time: Double) {
        guard let departure = checks[index].departure else { return }
        checks[index].departure = nil
        guard departure.hasLeft else { return }
        var interaction = Interaction(isNews: true)
        let score = director.answer([.inserted], in: &interaction, at: time)
        emit(.enter(item: checks[index].item, score))
    }

    private func predicted(_ counts: [CollectionCount]) -> [Int] {
        var collections: [Int] = []
        for count in counts where count.isCompletedByOneMore { collections.append(count.collection) }
        return collections
    }

    /// Those that were not celebrated lately, and of which no toast speaks.
    private mutating func celebrated(_ collections: [Int], at time: Double) -> [Int] {
        var unspoken: [Int] = []
        for collection in collections where !toasts.speaks(ofCollection: collection) { unspoken.append(collection) }
        return completions.celebrate(unspoken, at: time)
    }
}

extension FeedbackSession {
    mutating func saved(_ item: Int, completed: [Int]?, at time: Double) {
        guard let index = checks.firstIndex(where: { $0.item == item }) else { return }
        let request = checks[index].wasSaved(isOffline: director.surroundings.isOffline)
        if let completed, checks[index].wish, request == nil { correct(index, completed: completed, at: time) }
        if request == nil { draw(index, cause: .progress) }
        conclude(index, sending: request)
    }

    /// The other side knows better which collections are complete: said quietly, without haptic or sound.
    private mutating func correct(_ index: Int, completed: [Int], at time: Double) {
        let predicted = checks[index].predicted
        checks[index].predicted = completed
        for collection in predicted where !completed.contains(collection) {
            let item = checks[index].item
            toasts.withdraw(collection: collection, at: time)
            if !toasts.speaks(of: item) { toasts.show(.completed, item: item, at: time) }
        }
        for collection in completed where !predicted.contains(collection) {
            toasts.show(.collection, item: checks[index].item, collections: [collection], at: time)
        }
    }

    mutating func refused(_ item: Int, at time: Double) {
        guard let index = checks.firstIndex(where: { $0.item == item }) else { return }
        let isTakenBack = checks[index].wasRefusedNow()
        draw(index, cause: isTakenBack ? .rollback : .progress)
        if isTakenBack {
            toasts.withdraw(item: item, at: time)
            placeTakenBack(index, at: time)
            var interaction = Interaction()
            emit(.perform(director.answer([.failed], in: &interaction, at: time), target: item))
            toasts.show(.failure, item: item, at: time)
        }
        conclude(index, sending: nil)
    }

    /// A completion taken back keeps or returns its row; a reopening taken back lets it leave again.
    private mutating func placeTakenBack(_ index: Int, at time: Double) {
        if !checks[index].wish {
            stayOrReturn(index, at: time)
        } else if checks[index].lastToggle?.leaves ?? false {
            checks[index].departure = Departure(from: time, stay: Stay.least)
        }
    }

    mutating func unreachable(_ item: Int) {
        guard let index = checks.firstIndex(where: { $0.item == item }) else { return }
        checks[index].wasUnreachable()
        draw(index, cause: .progress)
    }

    mutating func sendWaiting() {
        for index in checks.indices where checks[index].state == .waiting {
            let request = checks[index].isReachable()
            draw(index, cause: .progress)
            conclude(index, sending: request)
        }
    }

    mutating func restore(_ item: Int, saved: Bool, wish: Bool) {
        guard !checks.contains(where: { $0.item == item }) else { return }
        checks.append(CheckModel(item: item, saved: saved, waitingFor: wish))
        let index = checks.count - 1
        draw(index, cause: .progress)
        guard !director.surroundings.isOffline else { return }
        let request = checks[index].isReachable()
        conclude(index, sending: request)
    }

    mutating func learn(_ item: Int, isCompleted: Bool, at time: Double) {
        guard let index = checks.firstIndex(where: { $0.item == item }) else {
            emit(.draw(item: item, isCompleted: isCompleted, state: isCompleted ? .completed : .open, cause: .news))
            return
        }
        checks[index].learned(isCompleted: isCompleted)
        if !checks[index].wish { stayOrReturn(index, at: time) }
        if checks[index].isSettled { draw(index, cause: .news) }
    }

    mutating func forget(_ item: Int, at time: Double) {
        checks.removeAll { $0.item == item }
        toasts.withdraw(item: item, at: time)
        toasts.withdrawFailure(of: item, at: time)
    }
}

extension FeedbackSession {
    /// One interaction for all of it: at most one haptic, however many items come back.
    mutating func undo(_ items: [Int], at time: Double) {
        var interaction = Interaction()
        for item in items {
            let index = self.index(of: item, isCompleted: true)
            guard checks[index].wish else { continue }
            let request = checks[index].toggle(isOffline: director.surroundings.isOffline)
            draw(index, cause: .undo)
            reopen(index, in: &interaction, at: time)
            conclude(index, sending: request)
        }
    }

    /// Wishes again what was refused.
    mutating func retry(_ item: Int, at time: Double) {
        guard let index = checks.firstIndex(where: { $0.item == item }), checks[index].wasRefused else { return }
        var again = checks[index].lastToggle ?? Toggle(item: item, isCompleted: false)
        again.isCompleted = checks[index].wish
        toggle(again, cause: .retry, at: time)
    }

    mutating func leaveDue(at time: Double) {
        for index in checks.indices where checks[index].departure?.leaves(at: time) ?? false {
            var interaction = Interaction(isNews: true)
            let score = director.answer([.departed], in: &interaction, at: time)
            emit(.leave(item: checks[index].item, score))
        }
    }
}

extension FeedbackSession {
    private mutating func index(of item: Int, isCompleted: Bool) -> Int {
        if let index = checks.firstIndex(where: { $0.item == item }) { return index }
        checks.append(CheckModel(item: item, isCompleted: isCompleted))
        return checks.count - 1
    }

    private mutating func draw(_ index: Int, cause: Effect.Cause) {
        let check = checks[index]
        emit(.draw(item: check.item, isCompleted: check.wish, state: check.state, cause: cause))
    }

    private mutating func conclude(_ index: Int, sending request: SaveRequest?) {
        if let request { emit(.send(request)) }
        let check = checks[index]
        if check.isSettled { emit(.settled(item: check.item, isCompleted: check.wish)) }
    }

    /// A model lives while its item is unsettled, about to leave, or spoken of by a toast.
    mutating func discardSettled() {
        checks.removeAll { check in
            guard check.isSettled else { return false }
            if let departure = check.departure, !departure.hasLeft { return false }
            return !toasts.speaks(of: check.item)
        }
    }
}
