/// What a place that loads something is doing.
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

/// When a place shows its placeholder, spinner and text, so that nothing flickers and nothing seems stuck.
///
/// Source: Documentation/Sources.md, Timing. The figures are assumed.
public struct LoadModel: Sendable, Equatable {
    /// Seconds of loading before the spinner shows.
    public static let spinnerDelay = 0.3
    /// Seconds it is shown at least.
    public static let spinnerLeast = 0.4
    /// Seconds of loading before it says what is being loaded.
    public static let textDelay = 1.0

    public private(set) var state = LoadState.idle
    private var since = 0.0
    /// A state that arrived while the spinner has not been shown long enough.
    private var next: LoadState?

    public init() {}

    /// The place changed its state at `time`.
    public mutating func become(_ state: LoadState, at time: Double) {
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
    public mutating func advance(to time: Double) {
        guard let waiting = next, let end = spinnerEnd(at: time), time >= end else { return }
        next = nil
        state = waiting
        since = end
    }

    /// What is drawn at `time`.
    public func look(at time: Double) -> LoadLook {
        guard LoadModel.isBusy(state) else { return LoadLook(state: state) }
        // Compared as the deadline is computed: a difference of times may round to just before it.
        return LoadLook(
            state: state,
            showsSpinner: time >= since + LoadModel.spinnerDelay,
            showsText: time >= since + LoadModel.textDelay
        )
    }

    /// When the look changes next by itself.
    public func deadline(after time: Double) -> Double? {
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

public struct LoadLook: Sendable, Equatable {
    public var state: LoadState
    public var showsSpinner = false
    public var showsText = false

    public init(state: LoadState, showsSpinner: Bool = false, showsText: Bool = false) {
        self.state = state
        self.showsSpinner = showsSpinner
        self.showsText = showsText
    }
}
