extension FeedbackSession {
    mutating func toggle(_ toggle: CompletionToggle, cause: Effect.Cause = .tap, at time: Double) {
        let index = index(of: toggle.item, isCompleted: toggle.isCompleted)
        withdrawRefusal(index, at: time)
        if toggle.isReported { checks[index].observe(toggle.isCompleted) }
        let sends = checks[index].toggle(to: toggle.spot, isOffline: director.surroundings.isOffline)
        checks[index].lastToggle = toggle
        checks[index].context = director.local
        draw(index, cause: cause)
        var interaction = Interaction()
        if checks[index].wish {
            complete(index, toggle, in: &interaction, at: time)
        } else {
            reopen(index, in: &interaction, at: time)
        }
        send(sends, index)
    }

    /// Moves an item: drawn, but neither felt, heard nor announced.
    mutating func move(_ item: ItemID, to spot: Int, at time: Double) {
        let index = index(of: item, isCompleted: false)
        withdrawRefusal(index, at: time)
        let sends = checks[index].move(to: spot, isOffline: director.surroundings.isOffline)
        draw(index, cause: .progress)
        send(sends, index)
    }

    private mutating func complete(
        _ index: Int,
        _ toggle: CompletionToggle,
        in interaction: inout Interaction,
        at time: Double
    ) {
        let predicted = predicted(toggle)
        checks[index].predicted = predicted
        var moments: [Moment] = [toggle.way == .swipe ? .itemCompleted : .completed]
        if celebrates(predicted, at: time) { moments.append(.collectionCompleted) }
        var score = director.answer(moments, in: &interaction, at: time)
        if !predicted.isEmpty { score.toast = .collection }
        if toggle.leaves { checks[index].departure = Departure(from: time, stay: score.stay) }
        score.collections = predicted
        score.burst?.start = Motion.fullAfter
        let toast = toasts.show(
            score.toast ?? .completed,
            item: toggle.item,
            collections: predicted,
            canUndo: toggle.offersUndo,
            at: time
        )
        perform(
            score,
            on: TargetID(toggle.item),
            bringing: Action.Subject(toast: toast, item: toggle.item),
            .joins,
            at: time
        )
    }

    private mutating func reopen(_ index: Int, in interaction: inout Interaction, at time: Double) {
        perform(
            director.answer(.reopened, in: &interaction, at: time),
            on: TargetID(checks[index].item),
            .joins,
            at: time
        )
        open(index, at: time)
    }

    private mutating func open(_ index: Int, at time: Double) {
        let item = checks[index].item
        toasts.withdraw(item: item, at: time)
        for count in checks[index].lastToggle?.collections ?? [] {
            toasts.withdraw(collection: count.collection, at: time)
        }
        guard let departure = checks[index].departure else { return }
        checks[index].departure = nil
        if departure.hasLeft { emit(.enter(item: item, quietly(.inserted, index, at: time))) }
    }

    /// Answers a consequence of an earlier moment: seen, not felt or heard.
    private mutating func quietly(_ moment: Moment, _ index: Int, at time: Double) -> Score {
        var interaction = Interaction(isNews: true)
        director.local = checks[index].context
        defer { director.local = nil }
        return director.answer(moment, in: &interaction, at: time)
    }

    /// The collections that the tap completes, with items that the app hasn't saved yet.
    private func predicted(_ toggle: CompletionToggle) -> [CollectionID] {
        var collections: [CollectionID] = []
        for var count in toggle.collections {
            for check in checks where check.item != toggle.item && check.isAheadOfApp {
                for other in check.lastToggle?.collections ?? [] where other.collection == count.collection {
                    count.open -= 1
                }
            }
            if count.isCompletedByOneMore { collections.append(count.collection) }
        }
        return collections
    }

    /// Whether a collection wasn't celebrated recently and isn't in a toast.
    private mutating func celebrates(_ collections: [CollectionID], at time: Double) -> Bool {
        var celebrates = false
        for collection in collections where !toasts.speaks(ofCollection: collection) {
            guard !celebrated.values(at: time).contains(collection.number) else { continue }
            celebrated.remember(collection.number, until: time + ToastQueue.life)
            celebrates = true
        }
        return celebrates
    }
}

extension FeedbackSession {
    mutating func markSeen(_ item: ItemID, at time: Double) {
        if let index = index(of: item) { checks[index].departure?.markSeen(at: time) }
    }

    mutating func confirm(
        _ item: ItemID,
        completed: [CollectionID]? = nil,
        isCompleted: Bool? = nil,
        at time: Double
    ) {
        guard let index = index(of: item) else { return }
        let (wish, spot) = (checks[index].wish, checks[index].spot)
        let sends = checks[index].confirm(as: isCompleted, isOffline: director.surroundings.isOffline)
        if checks[index].wish != wish {
            showAppState(index, at: time)
        } else {
            if !sends, let completed, wish { correct(index, completed: completed, at: time) }
            if !sends || checks[index].spot != spot { draw(index, cause: .progress) }
        }
        if let isCompleted, checks[index].reported != nil {
            checks[index].observe(isCompleted)
        } else {
            checks[index].awaitReport(at: time)
        }
        send(sends, index)
        // The server can be reached again.
        sendWaiting()
    }

    /// Corrects the completed collections, without haptic or sound.
    private mutating func correct(_ index: Int, completed: [CollectionID], at time: Double) {
        let (item, predicted) = (checks[index].item, checks[index].predicted)
        for collection in predicted where !completed.contains(collection) {
            toasts.withdraw(collection: collection, at: time)
        }
        for collection in completed where !predicted.contains(collection) {
            toasts.show(
                .collection,
                item: item,
                collections: [collection],
                canUndo: checks[index].lastToggle?.offersUndo ?? true,
                at: time
            )
        }
        checks[index].predicted = completed
    }

    mutating func refuse(_ item: ItemID, message: MessageID?, at time: Double) {
        guard let index = index(of: item) else { return }
        let isTakenBack = checks[index].refuse()
        let isRolledBack = isTakenBack && checks[index].refused.isCompleted != nil
        let sends = checks[index].next(isOffline: director.surroundings.isOffline)
        draw(index, cause: isRolledBack ? .rollback : .progress)
        if isRolledBack { placeTakenBack(index, at: time) }
        if isTakenBack {
            withdrawRefusal(index, at: time)
            director.local = checks[index].context
            var interaction = Interaction()
            let score = director.answer(.failed, in: &interaction, at: time)
            let toast = toasts.show(.failure, item: item, message: message, isActionable: true, at: time)
            checks[index].refusalToast = toast
            perform(score, on: TargetID(item), bringing: Action.Subject(toast: toast, item: item), .own, at: time)
        }
        checks[index].awaitReport(at: time)
        send(sends, index)
    }

    private mutating func withdrawRefusal(_ index: Int, at time: Double) {
        if let toast = checks[index].refusalToast { toasts.dismiss(toast, at: time) }
        checks[index].refusalToast = nil
    }

    /// Keeps or returns the row of a rolled-back completion; removes that of a rolled-back reopening.
    private mutating func placeTakenBack(_ index: Int, at time: Double) {
        if !checks[index].wish {
            open(index, at: time)
        } else if checks[index].lastToggle?.leaves ?? false {
            checks[index].departure = Departure(from: time, stay: Stay.least)
        }
    }

    mutating func suspend(_ item: ItemID) {
        guard let index = index(of: item) else { return }
        checks[index].suspend()
        draw(index, cause: .progress)
        send(false, index)
    }

    mutating func sendWaiting() {
        guard !director.surroundings.isOffline else { return }
        for index in checks.indices where checks[index].waits { resume(index) }
    }

    mutating func restore(_ item: ItemID, saved: Bool, wish: Bool, spot: Int?) {
        guard index(of: item) == nil else { return }
        checks.append(CheckModel(item: item, saved: saved, waitingFor: wish, spot: spot))
        resume(checks.count - 1)
    }

    private mutating func resume(_ index: Int) {
        let sends = !director.surroundings.isOffline && checks[index].resume()
        draw(index, cause: .progress)
        send(sends, index)
    }

    mutating func learn(_ item: ItemID, isCompleted: Bool, at time: Double) {
        let index = index(of: item, isCompleted: isCompleted)
        checks[index].learn(isCompleted: isCompleted)
        if checks[index].refused.isEmpty { withdrawRefusal(index, at: time) }
        if !checks[index].wish { open(index, at: time) }
        if !checks[index].concernsCompletion { draw(index, cause: .news) }
    }

    mutating func deliver(_ item: ItemID, at time: Double) {
        guard let index = index(of: item) else { return }
        if checks[index].deliver(at: time) { confirm(item, at: time) }
    }

    mutating func report(_ item: ItemID, isCompleted: Bool, at time: Double) {
        let index = index(of: item, isCompleted: isCompleted)
        if checks[index].report(isCompleted) {
            confirm(item, at: time)
        } else if !checks[index].concernsCompletion {
            learn(item, isCompleted: isCompleted, at: time)
        }
    }

    mutating func stopReporting(_ item: ItemID, at time: Double) {
        guard let index = index(of: item) else { return }
        if checks[index].stopReporting() { confirm(item, at: time) }
        guard !canUndo(item) else { return }
        var lost: [ItemID] = []
        for check in checks where !canUndo(check.item) { lost.append(check.item) }
        toasts.withdrawUndo(of: lost)
    }

    /// Shows what the app reports once its patience has passed.
    mutating func followReports(at time: Double) {
        for index in checks.indices where (checks[index].patienceEnd ?? .infinity) <= time {
            follow(index, isCompleted: checks[index].reported ?? checks[index].saved, at: time)
        }
    }

    private mutating func follow(_ index: Int, isCompleted: Bool, at time: Double) {
        if checks[index].follow(isCompleted) {
            showAppState(index, at: time)
        } else {
            draw(index, cause: .news)
        }
        send(false, index)
    }

    private mutating func showAppState(_ index: Int, at time: Double) {
        draw(index, cause: .news)
        withdrawRefusal(index, at: time)
        placeTakenBack(index, at: time)
    }

    mutating func forget(_ item: ItemID, at time: Double) {
        toasts.withdraw(item: item, at: time)
        toasts.withdrawFailure(of: item, at: time)
        guard let index = index(of: item) else { return }
        withdrawRefusal(index, at: time)
        checks.remove(at: index)
    }
}

extension FeedbackSession {
    /// Undoes all items in one interaction: one haptic, however many return.
    mutating func undo(_ items: [ItemID], at time: Double) {
        var interaction = Interaction()
        for item in items where canUndo(item) {
            let index = index(of: item, isCompleted: true)
            var sends = false
            if checks[index].wish {
                withdrawRefusal(index, at: time)
                sends = checks[index].toggle(isOffline: director.surroundings.isOffline)
                draw(index, cause: .undo)
                director.local = checks[index].context
                reopen(index, in: &interaction, at: time)
            }
            send(sends, index)
        }
    }

    /// Apps that can only toggle an item can undo only while a view reports its state.
    private func canUndo(_ item: ItemID) -> Bool {
        guard let index = index(of: item), checks[index].lastToggle?.onlyToggles ?? false else { return true }
        return checks[index].reported != nil
    }

    /// Repeats a refused request, answered like the first try.
    mutating func retry(_ index: Int, at time: Double) {
        let (item, refused) = (checks[index].item, checks[index].refused)
        if refused.isCompleted == nil, let spot = refused.spot { return move(item, to: spot, at: time) }
        var again = checks[index].lastToggle ?? CompletionToggle(item: item, isCompleted: false)
        again.isCompleted = checks[index].wish
        again.isReported = checks[index].reported != nil
        again.spot = refused.spot
        director.local = checks[index].context
        toggle(again, cause: .retry, at: time)
    }

    mutating func leaveDue(at time: Double) {
        for index in checks.indices where checks[index].departure?.leaves(at: time) ?? false {
            emit(.leave(item: checks[index].item, quietly(.departed, index, at: time)))
        }
    }
}

extension FeedbackSession {
    private func index(of item: ItemID) -> Int? { checks.firstIndex { $0.item == item } }

    private mutating func index(of item: ItemID, isCompleted: Bool) -> Int {
        if let index = index(of: item) { return index }
        checks.append(CheckModel(item: item, isCompleted: isCompleted))
        return checks.count - 1
    }

    private mutating func send(_ sends: Bool, _ index: Int) {
        if sends { emit(.send(checks[index].request)) }
        if checks[index].isSettled { emit(.settled(item: checks[index].item, isCompleted: checks[index].wish)) }
    }

    private mutating func draw(_ index: Int, cause: Effect.Cause) {
        emit(
            .draw(
                item: checks[index].item,
                isCompleted: checks[index].wish,
                state: checks[index].state,
                spot: checks[index].spot,
                cause: cause
            )
        )
    }

    /// Drops the models of items that are settled, not about to leave and not in a toast.
    mutating func discardSettled() {
        for index in checks.indices.reversed() where checks[index].isAtRest {
            if !toasts.speaks(of: checks[index].item) { checks.remove(at: index) }
        }
    }
}
