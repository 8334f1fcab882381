/// Reports a check's taps, describes its item to the center, and holds its look. Attached while on screen; items
/// without an id get a number.
@MainActor
package final class CheckPresenter: ScorePlayer {
    package var didChange: @MainActor () -> Void = {}
    package var context = FeedbackContext()
    package var window: Int?
    /// Used from the next tap on.
    package var item = CheckItem()
    /// Replaces the row's id.
    package var id: AnyHashable?
    /// How the view saves now. An Undo after the view has gone saves as the view last did.
    package var saving = FeedbackItem.Saving.reported {
        didSet {
            if let (center, number) = known, number == self.number(in: center) { center.describe(number, description) }
        }
    }

    private var drawn = CheckAppearance()
    /// Whether `drawn` shows this item's state.
    private var isKnown = false
    private var own: (center: FeedbackCenter, number: ItemID)?
    /// A separate item if another check shows the row's.
    private var shown: CheckItem {
        let named = item.named(id)
        guard let row = item.row, named.id == item.id, !row.takes(self) else { return named }
        var own = CheckItem()
        own.title = named.title
        return own
    }
    private var patience: (any FeedbackWake)?
    private var isHeld = false
    private var known: (center: FeedbackCenter, number: ItemID)? { attached.map { ($0.center, ItemID($0.target)) } }

    package override var reportsState: Bool { true }

    package override func draw(isCompleted: Bool, state: CheckState, cause: Effect.Cause) {
        var next = drawn
        next.draw(isCompleted: isCompleted, state: state)
        show(next)
        waitPatiently()
    }

    package override func perform(_ score: Score, at time: Double) {
        super.perform(score, at: time)
        var next = drawn
        next.play(score, mayMove: context.mayMove)
        show(next)
    }
}

extension CheckPresenter {
    /// The engine's look, otherwise the app's state.
    package func appearance(ofOne isCompleted: Bool) -> CheckAppearance {
        isKnown ? drawn : drawn.settled(isCompleted: isCompleted)
    }
}

extension CheckPresenter {
    /// Appeared, or shows another item.
    package func appear(in center: FeedbackCenter, isCompleted: Bool) {
        let number = number(in: center)
        if known?.number != number || known?.center !== center { disappear() }
        attach(to: TargetID(number), of: center)
        center.describe(number, description)
        if let id { item.row?.note(self, id: id) }
        tell(isCompleted: isCompleted)
    }

    /// Left the screen; pending requests continue.
    package func disappear() {
        guard let (center, number) = known else { return }
        isKnown = false
        patience?.cancel()
        item.row?.release(self)
        detach()
        center.stopReporting(number)
        center.retire(number)
    }

    package func tell(isCompleted: Bool) {
        // A view that has changed its item reports that next.
        guard let (center, number) = known, number == self.number(in: center) else { return }
        if shown.isSnapshot && isKnown { return }
        if center.session.check(of: number) == nil {
            show(drawn.settled(isCompleted: isCompleted), isNews: isKnown)
        } else if !shown.isSnapshot {
            center.tell(number, isCompleted: isCompleted)
        }
    }

    package func press(_ isDown: Bool) {
        guard let (center, target) = attached, isDown != isHeld else { return }
        isHeld = isDown
        center.report(isDown ? .pressed(target: target, role: .check) : .released(target: target), in: context)
    }

    /// Tapped, clicked, activated by key, voice or switch, or its row was swiped.
    package func tap(isCompleted: Bool, by way: CompletionToggle.Way = .check) {
        guard let (center, number) = known else { return }
        center.describe(number, description)
        let item = shown
        for collection in item.collections { center.name(collection) }
        var toggle = CompletionToggle(
            item: number,
            isCompleted: appearance(ofOne: isCompleted).isCompleted,
            way: way,
            leaves: item.leaves,
            collections: item.collections.map { center.count($0) }
        )
        toggle.isReported = true
        isHeld = false
        center.use(window)
        center.tap(toggle, in: context)
    }

    private var description: FeedbackItem { FeedbackItem(title: shown.title, saving: saving) }

    private func number(in center: FeedbackCenter) -> ItemID {
        if let id = shown.id { return center.item(id) }
        if let own, own.center === center { return own.number }
        let number: ItemID = center.next()
        own = (center, number)
        return number
    }
}

extension CheckPresenter {
    /// - Parameter isNews: false if the app's state is already drawn.
    private func show(_ next: CheckAppearance, isNews: Bool = true) {
        let isOther = !isKnown || next != drawn
        if next.isCompleted != drawn.isCompleted { stopStriking() }
        drawn = next
        isKnown = true
        if isOther && isNews { didChange() }
    }

    /// Shows that a save takes longer than a second.
    private func waitPatiently() {
        guard let center = attached?.center, drawn.isSaving, !drawn.isSlow else {
            patience?.cancel()
            patience = nil
            return
        }
        guard patience == nil else { return }
        patience = center.clock.wake(at: center.clock.now + LoadModel.textDelay) { [weak self] in
            guard let self else { return }
            patience = nil
            var next = drawn
            next.becomeSlow()
            show(next)
        }
    }
}

extension FeedbackCenter {
    func name(_ collection: CollectionProgress) {
        guard let name = collection.name else { return }
        self.name(collection: self.collection(collection.id), name)
    }

    func count(_ collection: CollectionProgress) -> CollectionCount {
        CollectionCount(collection: self.collection(collection.id), open: collection.open, total: collection.total)
    }
}
