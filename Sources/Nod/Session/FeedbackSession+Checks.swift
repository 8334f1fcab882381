/// Completion: taps, saves, roll-backs, waiting, undo, and rows that leave and come back.
///
/// Each step takes the item's model out, changes it as a value and keeps it again, if there is still a reason to.
extension FeedbackSession {
    mutating func toggle(_ toggle: Toggle, cause: Effect.Cause = .tap, at time: Double) {
        var check = take(toggle.item) ?? CheckModel(item: toggle.item, isCompleted: toggle.isCompleted)
        let request = check.toggle(isOffline: director.surroundings.isOffline)
        check.lastToggle = toggle
        draw(check, cause: cause)
        if check.wish {
            complete(&check, toggle, at: time)
        } else {
            var interaction = Interaction()
            reopen(&check, in: &interaction, at: time)
        }
        toasts.withdrawFailure(of: toggle.item, at: time)
        keep(check, sending: request)
    }

    private mutating func complete(
        _ check: inout CheckModel,
        _ toggle: Toggle,
        at time: Double
    ) {
        check.predicted = predicted(toggle.collections)
        var moments: [Moment] = [toggle.way == .swipe ? .itemCompleted : .completed]
        if celebrates(check.predicted, at: time) { moments.append(.collectionCompleted) }
        var interaction = Interaction()
        var score = director.answer(moments, in: &interaction, at: time)
        if !check.predicted.isEmpty { score.toast = .collection }
        if toggle.leaves { check.departure = Departure(from: time, stay: score.stay) }
        perform(score, on: check.item, .joins, at: time)
        toasts.show(
            check.predicted.isEmpty ? .completed : .collection,
            item: check.item,
            collections: check.predicted,
            at: time
        )
    }

    private mutating func reopen(_ check: inout CheckModel, in interaction: inout Interaction, at time: Double) {
        perform(director.answer(.reopened, in: &interaction, at: time), on: check.item, .joins, at: time)
        unsay(check, at: time)
        stayOrReturn(&check, at: time)
    }

    /// The item is open: no toast says any more that it or a collection it is in is completed.
    private mutating func unsay(_ check: CheckModel, at time: Double) {
        toasts.withdraw(item: check.item, at: time)
        for count in check.lastToggle?.collections ?? [] { toasts.withdraw(collection: count.collection, at: time) }
    }

    /// A row that has not left is kept; one that has comes back.
    private mutating func stayOrReturn(_ check: inout CheckModel, at time: Double) {
        guard let departure = check.departure else { return }
        check.departure = nil
        if departure.hasLeft { emit(.enter(item: check.item, quietly(.inserted, at: time))) }
    }

    /// What follows from something that was answered before: seen, not felt or heard.
    private mutating func quietly(_ moment: Moment, at time: Double) -> Score {
        var interaction = Interaction(isNews: true)
        return director.answer(moment, in: &interaction, at: time)
    }

    private func predicted(_ counts: [CollectionCount]) -> [Int] {
        var collections: [Int] = []
        for count in counts where count.isCompletedByOneMore { collections.append(count.collection) }
        return collections
    }

    /// Whether one of them was not celebrated lately, and no toast speaks of it.
    private mutating func celebrates(_ collections: [Int], at time: Double) -> Bool {
        var unspoken: [Int] = []
        for collection in collections where !toasts.speaks(ofCollection: collection) { unspoken.append(collection) }
        return !completions.celebrate(unspoken, at: time).isEmpty
    }
}

extension FeedbackSession {
    mutating func seen(_ item: Int, at time: Double) {
        for index in checks.indices where checks[index].item == item { checks[index].departure?.seen(at: time) }
    }

    mutating func saved(_ item: Int, completed: [Int]?, at time: Double) {
        guard var check = take(item) else { return }
        let request = check.wasSaved(isOffline: director.surroundings.isOffline)
        if request == nil {
            if let completed, check.wish { correct(&check, completed: completed, at: time) }
            draw(check, cause: .progress)
        }
        keep(check, sending: request)
    }

    /// The other side knows better which collections are complete: said quietly, without haptic or sound.
    private mutating func correct(_ check: inout CheckModel, completed: [Int], at time: Double) {
        for collection in check.predicted where !completed.contains(collection) {
            toasts.withdraw(collection: collection, at: time)
        }
        for collection in completed where !check.predicted.contains(collection) {
            toasts.show(.collection, item: check.item, collections: [collection], at: time)
        }
        check.predicted = completed
    }

    mutating func refused(_ item: Int, at time: Double) {
        guard var check = take(item) else { return }
        let isTakenBack = check.wasRefusedNow()
        draw(check, cause: isTakenBack ? .rollback : .progress)
        if isTakenBack {
            placeTakenBack(&check, at: time)
            var interaction = Interaction()
            perform(director.answer(.failed, in: &interaction, at: time), on: item, .own, at: time)
            toasts.show(.failure, item: item, at: time)
        }
        keep(check, sending: nil)
    }

    /// A completion taken back keeps or returns its row; a reopening taken back lets it leave again.
    private mutating func placeTakenBack(_ check: inout CheckModel, at time: Double) {
        if !check.wish {
            unsay(check, at: time)
            stayOrReturn(&check, at: time)
        } else if check.lastToggle?.leaves ?? false {
            check.departure = Departure(from: time, stay: Stay.least)
        }
    }

    mutating func unreachable(_ item: Int) {
        guard var check = take(item) else { return }
        check.wasUnreachable()
        draw(check, cause: .progress)
        keep(check, sending: nil)
    }

    mutating func sendWaiting() {
        for waiting in checks where waiting.state == .waiting {
            guard var check = take(waiting.item) else { continue }
            let request = check.isReachable()
            draw(check, cause: .progress)
            keep(check, sending: request)
        }
    }

    mutating func restore(_ item: Int, saved: Bool, wish: Bool) {
        guard self.check(of: item) == nil else { return }
        var check = CheckModel(item: item, saved: saved, waitingFor: wish)
        let request = director.surroundings.isOffline ? nil : check.isReachable()
        draw(check, cause: .progress)
        keep(check, sending: request)
    }

    mutating func learn(_ item: Int, isCompleted: Bool, at time: Double) {
        var check = take(item) ?? CheckModel(item: item, isCompleted: isCompleted)
        check.learned(isCompleted: isCompleted)
        if !check.wasRefused { toasts.withdrawFailure(of: item, at: time) }
        if !check.wish {
            unsay(check, at: time)
            stayOrReturn(&check, at: time)
        }
        if check.isSettled { draw(check, cause: .news) }
        checks.append(check)
    }

    mutating func forget(_ item: Int, at time: Double) {
        _ = take(item)
        toasts.withdraw(item: item, at: time)
        toasts.withdrawFailure(of: item, at: time)
    }
}

extension FeedbackSession {
    /// One interaction for all of it: at most one haptic, however many items come back.
    mutating func undo(_ items: [Int], at time: Double) {
        var interaction = Interaction()
        for item in items {
            var check = take(item) ?? CheckModel(item: item, isCompleted: true)
            var request: SaveRequest?
            if check.wish {
                request = check.toggle(isOffline: director.surroundings.isOffline)
                draw(check, cause: .undo)
                reopen(&check, in: &interaction, at: time)
            }
            keep(check, sending: request)
        }
    }

    /// Wishes again what was refused, and answers it as the first try was.
    mutating func retry(_ item: Int, at time: Double) {
        guard let check = check(of: item), check.wasRefused else { return }
        var again = check.lastToggle ?? Toggle(item: item, isCompleted: false)
        again.isCompleted = check.wish
        toggle(again, cause: .retry, at: time)
    }

    mutating func leaveDue(at time: Double) {
        for due in checks where (due.departure?.due ?? .infinity) <= time {
            guard var check = take(due.item) else { continue }
            if check.departure?.leaves(at: time) ?? false {
                emit(.leave(item: check.item, quietly(.departed, at: time)))
            }
            checks.append(check)
        }
    }
}

extension FeedbackSession {
    /// The model of an item, taken out so that it can be changed as a value.
    private mutating func take(_ item: Int) -> CheckModel? {
        guard let index = checks.firstIndex(where: { $0.item == item }) else { return nil }
        return checks.remove(at: index)
    }

    private mutating func keep(_ check: CheckModel, sending request: SaveRequest?) {
        if let request { emit(.send(request)) }
        if check.isSettled { emit(.settled(item: check.item, isCompleted: check.wish)) }
        checks.append(check)
    }

    private mutating func draw(_ check: CheckModel, cause: Effect.Cause) {
        emit(.draw(item: check.item, isCompleted: check.wish, state: check.state, cause: cause))
    }

    /// A model lives while its item is unsettled, about to leave, or spoken of by a toast.
    mutating func discardSettled() {
        var kept: [CheckModel] = []
        for check in checks where !check.isSettled || check.isAboutToLeave || toasts.speaks(of: check.item) {
            kept.append(check)
        }
        checks = kept
    }
}
