/// The state of a place that loads something.
///
/// ```swift
/// let effects = session.handle(.loading(place: 1, .refreshing), at: now)
/// ```
public enum LoadState: Int32, Sendable, CaseIterable {
    case idle = 0
    case loading = 1
    case loaded = 2
    /// Loaded, and there is nothing: the place says what it is for.
    case empty = 3
    case failed = 4
    /// Loading again with the old content kept in sight.
    case refreshing = 5
}

/// Decides when a place shows its placeholder, spinner and text, so that nothing flickers and nothing seems stuck.
///
/// Source: Documentation/Sources.md, Timing. The figures are assumed.
package struct LoadModel: Sendable, Equatable {
    /// Seconds of loading before the spinner shows.
    package static let spinnerDelay = 0.3
    /// Seconds it is shown at least.
    package static let spinnerLeast = 0.4
    /// Seconds of loading before it says what is being loaded.
    package static let textDelay = 1.0

    package private(set) var state = LoadState.idle
    private var since = 0.0
    /// A state that arrived while the spinner has not been shown long enough.
    private var next: LoadState?

    package init() {}

    /// The place changed its state at `time`.
    package mutating func become(_ state: LoadState, at time: Double) {
        advance(to: time)
        if let visibleUntil = spinnerEnd(at: time), !LoadModel.isBusy(state), time < visibleUntil {
            next = state
            return
        }
        next = nil
        if LoadModel.isBusy(state) && LoadModel.isBusy(self.state) {
            self.state = state
        } else {
            self.state = state
            since = time
        }
    }

    /// Brings a state that waited for the spinner into force.
    package mutating func advance(to time: Double) {
        guard let waiting = next, let end = spinnerEnd(at: time), time >= end else { return }
        next = nil
        state = waiting
        since = end
    }

    /// The look at `time`.
    package func look(at time: Double) -> LoadLook {
        guard LoadModel.isBusy(state) else { return LoadLook(state: state) }
        // Compared as the deadline is computed: a difference of times may round to just before it.
        return LoadLook(
            state: state,
            showsSpinner: time >= since + LoadModel.spinnerDelay,
            showsText: time >= since + LoadModel.textDelay
        )
    }

    /// When the look changes next by itself.
    package func deadline(after time: Double) -> Double? {
        guard LoadModel.isBusy(state) else { return nil }
        if next != nil { return since + LoadModel.spinnerDelay + LoadModel.spinnerLeast }
        for delay in [LoadModel.spinnerDelay, LoadModel.textDelay] where since + delay > time { return since + delay }
        return nil
    }

    private static func isBusy(_ state: LoadState) -> Bool { state == .loading || state == .refreshing }

    /// Until when a spinner that is in sight stays; `nil` while none is.
    private func spinnerEnd(at time: Double) -> Double? {
        let start = since + LoadModel.spinnerDelay
        guard LoadModel.isBusy(state), time >= start else { return nil }
        return start + LoadModel.spinnerLeast
    }
}

/// The look of a place that loads.
///
/// ```swift
/// for case .load(_, let look) in effects where look.showsSpinner { draw(look.state) }
/// ```
public struct LoadLook: Sendable, Equatable {
    public var state: LoadState
    public var showsSpinner = false
    public var showsText = false

    package init(state: LoadState, showsSpinner: Bool = false, showsText: Bool = false) {
        self.state = state
        self.showsSpinner = showsSpinner
        self.showsText = showsText
    }
}
