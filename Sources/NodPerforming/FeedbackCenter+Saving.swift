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
        switch told[request.item]?.saving ?? .reported {
        case .reported: break
        case .immediately: report(.saved(item: request.item, completed: nil))
        case .action(let toggle):
            let patience = clock.wake(at: clock.now + SaveRequest.patience) { [weak self] in self?.isLate(request.item)
            }
            unconfirmed[request.item] = Unconfirmed(wish: request.isCompleted, patience: patience)
            toggle()
        case .request(let save):
            Task { [weak self] in
                let outcome = await save(request)
                self?.report(outcome.event(of: request.item))
            }
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
        } else if let check = session.check(of: item), !check.isSettled || check.wish == isCompleted {
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
    private func isLate(_ item: ItemID) {
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

extension SaveOutcome {
    func event(of item: ItemID) -> Event {
        switch self {
        case .saved(let completed): .saved(item: item, completed: completed)
        case .refused: .refused(item: item)
        case .unreachable: .unreachable(item: item)
        }
    }
}
