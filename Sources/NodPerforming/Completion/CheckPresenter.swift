import Nod

/// The presenter of a check: it reports taps, tells the center about its item, and knows how it is drawn.
///
/// Whatever draws it attaches it while it is on screen. A check whose item has no id gets a number of its own.
@MainActor
package final class CheckPresenter: FeedbackStage {
    /// Called after it has to be drawn differently.
    package var didChange: @MainActor () -> Void = {}
    /// Its place: what may move there, and who answers.
    package var context = FeedbackContext()
    /// The item as the app describes it, from the next tap on.
    package var item = CheckItem() {
        didSet { if item.id != oldValue.id { saving = LatestSaving() } }
    }
    /// A row around it draws what answers a swipe.
    package var isInRow = false

    private var drawn = CheckAppearance()
    /// Whether `drawn` is what the engine or the app said of this item.
    private var isKnown = false
    private var attached: (center: FeedbackCenter, number: ItemID)?
    private var own: (center: FeedbackCenter, number: ItemID)?
    /// The item that it shows: its own where another check shows that of the row.
    private var shown: CheckItem {
        guard let row = item.row, !row.takes(self) else { return item }
        var own = CheckItem()
        own.title = item.title
        return own
    }
    /// This item's: the Undo of another one's toast calls what the view said of that one.
    private var saving = LatestSaving()
    private var patience: (any FeedbackWake)?

    package init() {}
}

extension CheckPresenter {
    /// How it is drawn: as the engine knows, and until it does as the app says.
    package func appearance(ofOne isCompleted: Bool) -> CheckAppearance {
        isKnown ? drawn : drawn.settled(isCompleted: isCompleted)
    }

    /// Sets the app's value, as of now: what was handed over before is forgotten.
    package func save(bySetting set: @escaping (Bool) -> Void) { saving.current = .set(set) }

    /// The app's own toggle, as of now: what was handed over before is forgotten.
    package func save(with toggle: @escaping () -> Void) { saving.current = .action(toggle) }

    /// The app's own request, as of now.
    package func save(with request: @escaping @MainActor (SaveRequest) async -> SaveOutcome) {
        saving.current = .request(request)
    }

    /// Seconds of a center's clock at which it is drawn now.
    package var now: Double { attached?.center.clock.now ?? 0 }

    /// Where its answers are performed, once it is on screen.
    package var target: TargetID? { attached.map { TargetID($0.number) } }
}

extension CheckPresenter {
    /// It came on screen, or shows another item from now on.
    package func appear(in center: FeedbackCenter, isCompleted: Bool) {
        let number = number(in: center)
        if attached?.number != number || attached?.center !== center {
            disappear()
            attached = (center, number)
            center.attach(self, to: TargetID(number))
        }
        center.describe(number, description)
        tell(isCompleted: isCompleted)
    }

    /// It is not on screen any more; what it was asked to save goes on.
    package func disappear() {
        guard let (center, number) = attached else { return }
        attached = nil
        isKnown = false
        patience?.cancel()
        item.row?.release(self)
        center.detach(self, from: TargetID(number))
        center.stopReporting(number)
        center.retire(number)
    }

    /// The app says how the item is.
    package func tell(isCompleted: Bool) {
        // A view that shows another item from now on says so next.
        guard let (center, number) = attached, number == self.number(in: center) else { return }
        if shown.isSnapshot && isKnown { return }
        if center.session.check(of: number) == nil {
            show(drawn.settled(isCompleted: isCompleted), isNews: isKnown)
        } else if !shown.isSnapshot {
            center.tell(number, isCompleted: isCompleted)
        }
    }

    /// A finger goes down on it, or lets go of it.
    package func press(_ isDown: Bool) {
        guard let center = attached?.center, let target else { return }
        center.report(isDown ? .pressed(target: target, role: .check) : .released(target: target), in: context)
    }

    /// It was tapped, clicked, or activated by a key, a voice or a switch; or its row was swiped.
    package func tap(isCompleted: Bool, by way: CompletionToggle.Way = .check) {
        guard let (center, number) = attached, let target else { return }
        center.describe(number, description)
        let item = shown
        for collection in item.collections { center.name(collection) }
        // The finger is up: told later, the release would replace the bounce.
        center.report(.released(target: target), in: context)
        var toggle = CompletionToggle(
            item: number,
            isCompleted: appearance(ofOne: isCompleted).isCompleted,
            way: way,
            leaves: item.leaves,
            collections: item.collections.map { center.count($0) }
        )
        toggle.isReported = true
        toggle.onlyToggles = saving.onlyToggles
        // The app's own toggle is part of it, with all that it asks for.
        center.act(on: target, in: context) { center.report(.toggled(toggle), in: context) }
    }

    private var description: FeedbackItem { FeedbackItem(title: shown.title, saving: saving.asked) }

    private func number(in center: FeedbackCenter) -> ItemID {
        if let id = shown.id { return center.item(id) }
        if let own, own.center === center { return own.number }
        let number = center.newItem()
        own = (center, number)
        return number
    }
}

extension CheckPresenter {
    package var reportsState: Bool { true }

    package func draw(isCompleted: Bool, state: CheckState, cause: Effect.Cause) {
        var next = drawn
        next.draw(isCompleted: isCompleted, state: state)
        show(next)
        waitPatiently()
    }

    package func perform(_ score: Score, at time: Double) {
        var next = drawn
        next.play(score.part(.check(bounces: false, isInRow: isInRow)), at: time, motion: context.motion)
        show(next)
    }

    /// - Parameter isNews: false where it is drawn so already, because the app says the same.
    private func show(_ next: CheckAppearance, isNews: Bool = true) {
        let isOther = !isKnown || next != drawn
        drawn = next
        isKnown = true
        if isOther && isNews { didChange() }
    }

    /// A save that takes longer than a second says so.
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

/// How a check saves, as its view said last: a toast's Undo comes after the view has changed, or is gone.
@MainActor
private final class LatestSaving {
    var current: FeedbackItem.Saving = .reported

    var onlyToggles: Bool { if case .action = current { true } else { false } }

    /// The kind of saving doesn't change while a check lives; what it calls does.
    var asked: FeedbackItem.Saving {
        switch current {
        case .reported, .immediately: current
        case .set: .set { [self] isCompleted in if case .set(let set) = current { set(isCompleted) } }
        case .action: .action { [self] in if case .action(let toggle) = current { toggle() } }
        case .request:
            .request { [self] request in
                guard case .request(let save) = current else { return .refused }
                return await save(request)
            }
        }
    }
}

extension FeedbackContext {
    /// The motion that is allowed here.
    var motion: MotionLevel { levels.motion }
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
