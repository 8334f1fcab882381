import Nod

/// Requests go to the app, and its answers to the engine.
extension FeedbackCenter {
    func save(_ request: SaveRequest) {
        if request.spot != nil, let saveMove { return send(request, by: saveMove) }
        switch told[request.item]?.saving ?? .reported {
        case .reported: break
        case .immediately: report(.saved(item: request.item, completed: nil))
        case .request(let save): send(request, by: save)
        case .set(let set): hand(request) { set(request.isCompleted) }
        case .action(let toggle): hand(request, toggle)
        }
    }

    /// Asks an app that doesn't answer: its views report what it made of the request.
    private func hand(_ request: SaveRequest, _ act: () -> Void) {
        let item = request.item
        // The app is in this state already, and a toggle would leave it.
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
        case .refused: report(.refused(item: request.item))
        case .refusedSaying(let message):
            let number = messages.keep(KeptMessages.Message(message: message, tone: ToastTone(.failed)), newMessage)
            report(.refused(item: request.item, message: number))
        case .unreachable: report(.unreachable(item: request.item))
        }
    }

    /// The app reports an item's state, as it does whenever a view is made: its answer to a request, or a change made
    /// elsewhere.
    public func tell(_ item: ItemID, isCompleted: Bool) {
        if let check = session.check(of: item), check.reported == isCompleted, check.wish == isCompleted { return }
        report(.reported(item: item, isCompleted: isCompleted))
    }

    /// A list followed the request for the item, whose row may be gone before it reports that.
    package func confirm(_ item: ItemID) {
        if let check = session.check(of: item) { tell(item, isCompleted: check.asked) }
    }

    /// The item is gone, and what was requested of it.
    public func forget(_ item: ItemID) {
        told.forget(item)
        report(.forgotten(item: item))
    }

    /// A view of the item went away.
    func stopReporting(_ item: ItemID) {
        if session.check(of: item) != nil, !isReported(item) { report(.unobserved(item: item)) }
    }
}
