import Nod

/// Messages in the app's own words, and the actions of their buttons.
extension FeedbackCenter {
    /// A moment with a toast in the app's own words.
    ///
    /// - Parameters:
    ///   - message: its words.
    ///   - moment: `succeeded`, `warned` or `failed`; a failure stays until it is dismissed.
    ///   - target: where its answer is drawn.
    ///   - context: what holds where it happened, if that differs from the rest of the app.
    ///   - action: what the toast's button does.
    public func say(
        _ message: ToastMessage,
        as moment: Moment,
        target: TargetID? = nil,
        in context: FeedbackContext? = nil,
        action: (() -> Void)? = nil
    ) {
        let number = messages.keep(
            KeptMessages.Message(message: message, tone: ToastTone(moment), action: action),
            newMessage
        )
        report(.happened(moment, target: target, item: nil, message: number, cause: cause), in: context)
    }

    /// Something worth knowing, in the app's own words: neither felt nor heard.
    public func inform(
        _ message: ToastMessage,
        target: TargetID? = nil,
        in context: FeedbackContext? = nil,
        action: (() -> Void)? = nil
    ) {
        let number = messages.keep(KeptMessages.Message(message: message, tone: .info, action: action), newMessage)
        report(.informed(message: number, target: target), in: context)
    }

    /// A toast of the app's own, as its type is answered.
    package func show(
        _ message: ToastMessage,
        type: ToastType,
        in context: FeedbackContext? = nil,
        action: (() -> Void)? = nil
    ) {
        if let moment = type.moment {
            say(message, as: moment, in: context, action: action)
        } else {
            inform(message, in: context, action: action)
        }
    }

    /// An item went to the bin; `undo` brings back all the toast speaks of.
    public func deleted(_ item: ItemID, in context: FeedbackContext? = nil, undo: (() -> Void)? = nil) {
        messages.undos[item] = undo
        report(.happened(.deleted, target: TargetID(item), item: item, message: nil, cause: cause), in: context)
    }

    /// The person pressed the button of a toast. The action of a notice is the app's alone: the engine does not know
    /// it.
    public func act(on toast: ToastContent) {
        guard toast.toast.kind == .notice else { return report(.toastActed(toast.id)) }
        let action = messages[toast.toast.message]?.action
        report(.toastDismissed(toast.id))
        action?()
    }

    /// Whether the button of a toast would do something: a button that does nothing is not shown.
    func offersAction(_ toast: Toast) -> Bool {
        switch toast.kind {
        case .completed, .collection: true
        case .deleted: toast.items.contains { messages.undos[$0] != nil }
        case .notice, .failure:
            messages[toast.message]?.action != nil || toast.items.contains { canRetry($0, after: toast) }
        }
    }

    private func canRetry(_ item: ItemID, after toast: Toast) -> Bool {
        toast.message == nil && toast.kind == .failure && session.check(of: item)?.wasRefused == true
    }

    /// The app does what the engine leaves to it: bring back from the bin, or try again.
    func act(_ action: ToastAction, items: [ItemID], message: MessageID?) {
        if action == .undo {
            for item in items { messages.undos.removeValue(forKey: item)?() }
        } else {
            messages[message]?.action?()
        }
    }
}
