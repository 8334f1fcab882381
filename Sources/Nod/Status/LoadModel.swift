public enum LoadState: Int32, Sendable, CaseIterable {
    case idle = 0
    case loading = 1
    case loaded = 2
    /// Loaded without content: the place explains its purpose.
    case empty = 3
    case failed = 4
    /// Reloading with the old content visible.
    case refreshing = 5
}

/// Decides when a place shows its placeholder, spinner and text, so that it neither flickers nor seems stuck. Source:
/// Documentation/Sources.md, Timing. The figures are assumed.
package struct LoadModel: Sendable, Equatable {
    /// Seconds of loading before the spinner.
    package static let spinnerDelay = 0.3
    /// Minimum seconds of the spinner.
    package static let spinnerLeast = 0.4
    /// Seconds of loading before the text.
    package static let textDelay = 1.0

    package private(set) var state = LoadState.idle
    private var since = 0.0
    /// A state held back until the spinner was shown long enough.
    private var next: LoadState?

    package init() {}

    package mutating func become(_ state: LoadState, at time: Double) {
        advance(to: time)
        if let visibleUntil = spinnerEnd(at: time), !LoadModel.isBusy(state), time < visibleUntil {
            next = state
            return
        }
        next = nil
        if !LoadModel.isBusy(state) || !LoadModel.isBusy(self.state) { since = time }
        self.state = state
    }

    /// Applies a held-back state once the spinner was shown long enough.
    package mutating func advance(to time: Double) {
        guard let waiting = next, let end = spinnerEnd(at: time), time >= end else { return }
        next = nil
        state = waiting
        since = end
    }

    package func look(at time: Double) -> LoadLook {
        guard LoadModel.isBusy(state) else { return LoadLook(state: state) }
        // Compares sums, as `deadline` does: rounding could put a difference just before it.
        return LoadLook(
            state: state,
            showsSpinner: time >= since + LoadModel.spinnerDelay,
            showsText: time >= since + LoadModel.textDelay
        )
    }

    package func deadline(after time: Double) -> Double? {
        guard LoadModel.isBusy(state) else { return nil }
        let (spinner, text) = (since + LoadModel.spinnerDelay, since + LoadModel.textDelay)
        if next != nil { return spinner + LoadModel.spinnerLeast }
        if spinner > time { return spinner }
        return text > time ? text : nil
    }

    private static func isBusy(_ state: LoadState) -> Bool { state == .loading || state == .refreshing }

    /// Until when the visible spinner stays; `nil` without one.
    private func spinnerEnd(at time: Double) -> Double? {
        let start = since + LoadModel.spinnerDelay
        guard LoadModel.isBusy(state), time >= start else { return nil }
        return start + LoadModel.spinnerLeast
    }
}

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
