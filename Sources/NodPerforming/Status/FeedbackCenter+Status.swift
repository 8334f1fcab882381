import Nod

/// What a screen says that is neither an answer nor a toast.
extension FeedbackCenter {
    /// An alert stands in the way of what the person was doing: it is felt, once. The system reads it by itself.
    public func alerted(in context: FeedbackContext? = nil) { feel(Haptic(.error), in: context) }

    /// A field asks for something: what it says is read after what is being read, and nothing is felt.
    public func asked(_ message: String) { performers.announcer?.announce(.text(message), isAssertive: false) }

    /// A place could not be loaded, which its sight alone would say.
    public func failed(_ error: UserFacingError) {
        performers.announcer?.announce(.text(error.spoken), isAssertive: true)
    }
}
