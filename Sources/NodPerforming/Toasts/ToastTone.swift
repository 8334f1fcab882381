import Nod

/// How what a toast says is meant: it has a symbol of its own, so that nobody needs its colour.
package enum ToastTone: Sendable, Equatable, CaseIterable {
    case success
    case deleted
    case info
    case warning
    case failure

    init(_ kind: ToastKind) {
        switch kind {
        case .completed, .collection: self = .success
        case .deleted: self = .deleted
        case .notice: self = .info
        case .failure: self = .failure
        }
    }

    init(_ moment: Moment) {
        switch moment {
        case .warned: self = .warning
        case .failed: self = .failure
        default: self = .success
        }
    }
}

/// A message of the app's own, for a toast.
///
/// ```swift
/// let type: ToastType = .success
/// ```
public enum ToastType: Sendable, Equatable, CaseIterable {
    case success
    /// Stays until it is dismissed.
    case error
    case warning
    /// Neither felt nor heard.
    case info

    /// The moment that answers so; `nil` where nothing but the toast does.
    var moment: Moment? {
        switch self {
        case .success: .succeeded
        case .error: .failed
        case .warning: .warned
        case .info: nil
        }
    }
}

/// Figures of how toasts are laid out, in points.
///
/// Source: Documentation/Sources.md, Toasts.
package enum ToastLayout {
    /// A line of text does not get longer than can be read.
    package static let mostWidth = 480.0
    /// Between the toasts and the edges of the screen.
    package static let margin = 12.0
    /// Between the edges of a toast and its text.
    package static let padding = 16.0
    package static let spacing = 8.0
    package static let cornerRadius = 14.0
    package static let borderWidth = 1.0
    package static let shadowRadius = 12.0
    package static let shadowOpacity = 0.18
    package static let shadowOffset = 8.0
}
