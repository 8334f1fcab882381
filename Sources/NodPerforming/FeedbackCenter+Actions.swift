import Nod

/// The actions of controls, and which of them led to what happens.
extension FeedbackCenter {
    /// Runs the action of a control: what it leads to is felt and heard once, when it has returned.
    ///
    /// Tasks begun in it may tell more later; that is news of this press, shown and said, neither felt nor heard,
    /// unless it failed.
    ///
    /// - Parameters:
    ///   - target: the control.
    ///   - role: what kind of button it is, where its press is answered.
    ///   - saves: it answers when it has saved: its press is only seen, and that answer is felt.
    ///   - context: the context of its place.
    ///   - action: what it does.
    public func act(
        on target: TargetID,
        role: PressRole? = nil,
        saves: Bool = false,
        in context: FeedbackContext? = nil,
        _ action: () -> Void
    ) {
        report(.acted(target: target, role: role, saves: saves), in: context)
        caused(by: target, action)
        report(.ended(target: target), in: context)
    }

    private func caused(by target: TargetID, _ body: () -> Void) {
        Cause.current.withValue(Cause(center: ObjectIdentifier(self), target: target), operation: body)
    }

    /// A check was tapped, or a card swiped: what the app is asked for now, and does in answer, is one interaction with
    /// that.
    public func tap(_ toggle: CompletionToggle, in context: FeedbackContext? = nil) {
        var toggle = toggle
        switch told[toggle.item]?.saving {
        case .action: (toggle.onlyToggles, toggle.runsApp) = (true, true)
        case .set: toggle.runsApp = true
        default: break
        }
        caused(by: TargetID(toggle.item)) { report(.toggled(toggle), in: context) }
    }

    /// Runs `body` as caused by no control: for work that goes on by itself after the button that began it, as a timer
    /// does.
    public func withoutCause<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Cause.current.withValue(nil, operation: body)
    }

    /// The control whose action runs now, or began the task that runs now; `nil` where none did.
    var cause: TargetID? {
        guard let cause = Cause.current.get(), cause.center == ObjectIdentifier(self) else { return nil }
        return cause.target
    }

    /// Something happened now, because of the control whose action runs or began this task, if one did.
    ///
    /// - Parameters:
    ///   - moment: what happened.
    ///   - target: where its answer is drawn.
    ///   - context: what holds where it happened, if that differs from the rest of the app.
    public func report(_ moment: Moment, on target: TargetID, in context: FeedbackContext? = nil) {
        report(.happened(moment, target: target, item: nil, message: nil, cause: cause), in: context)
    }
}

/// A control that led to something.
private struct Cause: Sendable {
    let center: ObjectIdentifier
    let target: TargetID

    /// Tasks begun in an action inherit it.
    static let current = TaskLocal<Cause?>(wrappedValue: nil)
}
