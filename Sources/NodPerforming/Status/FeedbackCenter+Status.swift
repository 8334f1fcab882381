import Nod

/// Alerts and inline errors, which are neither answers nor toasts.
extension FeedbackCenter {
    /// An alert interrupts the person: it is felt, once. The system reads it aloud by itself.
    package func alerted(in context: FeedbackContext? = nil) { feel(Haptic(.error), in: context) }

    /// A field asks for something: what it says is read after what is being read, and nothing is felt.
    package func asked(_ message: String) { performers.announcer?.announce(.text(message), isAssertive: false) }

    /// A place could not be loaded, which its sight alone would say.
    package func failed(_ error: UserFacingError) {
        performers.announcer?.announce(.text(error.spoken), isAssertive: true)
    }
}
