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
        report(
            .happened(moment, target: target, item: nil, message: number, cause: cause, isActionable: action != nil),
            in: context
        )
    }

    /// Something worth knowing, in the app's own words: neither felt nor heard.
    public func inform(
        _ message: ToastMessage,
        target: TargetID? = nil,
        in context: FeedbackContext? = nil,
        action: (() -> Void)? = nil
    ) {
        let number = messages.keep(KeptMessages.Message(message: message, tone: .info, action: action), newMessage)
        report(.informed(message: number, target: target, isActionable: action != nil), in: context)
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
        let isActionable = undo != nil
        report(
            .happened(
                .deleted,
                target: TargetID(item),
                item: item,
                message: nil,
                cause: cause,
                isActionable: isActionable
            ),
            in: context
        )
    }

    /// The app does what the engine leaves to it: bring back from the bin, or what a message of its own offers.
    func act(_ action: ToastAction, items: [ItemID], message: MessageID?) {
        if let message { return messages[message]?.action?() ?? () }
        if action == .undo { for item in items { messages.undos.removeValue(forKey: item)?() } }
    }
}
