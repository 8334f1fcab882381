import Nod

/// Wishes go to the app, and what became of them to the engine.
extension FeedbackCenter {
    /// A toggle the app was asked for.
    struct Unconfirmed {
        var wish: Bool
        var patience: any FeedbackWake
        /// The app has had its time, and has said nothing yet.
        var isLate = false
    }

    func save(_ request: SaveRequest) {
        if request.spot != nil, let saveMove { return send(request, by: saveMove) }
        switch told[request.item]?.saving ?? .reported {
        case .reported: break
        case .immediately: report(.saved(item: request.item, completed: nil))
        case .action where request.isMove: report(.saved(item: request.item, completed: nil))
        case .action(let toggle):
            let patience = clock.wake(at: clock.now + SaveRequest.patience) { [weak self] in
                self?.stopWaiting(for: request.item)
            }
            unconfirmed[request.item] = Unconfirmed(wish: request.isCompleted, patience: patience)
            toggle()
        case .request(let save): send(request, by: save)
        }
    }

    private func send(_ request: SaveRequest, by save: @escaping @MainActor (SaveRequest) async -> SaveOutcome) {
        Task { [weak self] in
            let outcome = await save(request)
            self?.end(request, with: outcome)
        }
    }

    private func end(_ request: SaveRequest, with outcome: SaveOutcome) {
        switch outcome {
        case .saved(let completed): report(.saved(item: request.item, completed: completed))
        case .refused: report(.refused(item: request.item))
        case .refusedSaying(let message):
            let number = messages.keep(KeptMessages.Message(message: message, tone: ToastTone(.failed)), newMessage)
            report(.refused(item: request.item, message: number))
        case .unreachable: report(.unreachable(item: request.item))
        }
    }

    /// The app reports an item's state, as it does whenever a view is made.
    ///
    /// It confirms the toggle it was asked for, or is news of something done elsewhere.
    public func tell(_ item: ItemID, isCompleted: Bool) {
        if let asked = unconfirmed[item] {
            guard asked.wish == isCompleted else { return }
            forgetToggle(of: item)
            report(.saved(item: item, completed: nil))
        } else if let check = session.check(of: item), check.concernsCompletion || check.wish == isCompleted {
            return
        } else {
            report(.news(item: item, isCompleted: isCompleted))
        }
    }

    /// The app has done what it was asked, as its lists show; who draws the item cannot say so any more.
    package func confirm(_ item: ItemID) {
        guard unconfirmed[item] != nil else { return }
        forgetToggle(of: item)
        report(.saved(item: item, completed: nil))
    }

    /// The item is gone, and what was wished for it with it.
    public func forget(_ item: ItemID) {
        forgetToggle(of: item)
        told.forget(item)
        report(.forgotten(item: item))
    }

    /// An app that has not answered yet may still be working: the wish is kept, and the check shows that it is being
    /// saved. Where nothing shows the item, nobody will say otherwise.
    private func stopWaiting(for item: ItemID) {
        unconfirmed[item]?.isLate = true
        if isShown(item) { settleTakenBack() } else { confirm(item) }
    }

    /// A wish that is taken back before a late app did anything about it is what the app says anyway: the next tap asks
    /// it again.
    func settleTakenBack() {
        for (item, asked) in unconfirmed where asked.isLate && session.check(of: item)?.wish == !asked.wish {
            forgetToggle(of: item)
            report(.refused(item: item))
        }
    }

    private func forgetToggle(of item: ItemID) {
        unconfirmed.removeValue(forKey: item)?.patience.cancel()
    }
}
