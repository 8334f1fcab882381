import Nod

/// Who shows what, and who follows rows and figures: nobody is kept alive by it.
@MainActor
struct Screen {
    private var stages: [TargetID: [WeakStage]] = [:]
    private var rowWatchers: [WeakRowWatcher] = []
    private var tuningWatchers: [WeakTuningWatcher] = []

    private struct WeakStage { weak var stage: (any FeedbackStage)? }
    private struct WeakRowWatcher { weak var watcher: (any RowWatcher)? }
    private struct WeakTuningWatcher { weak var watcher: (any TuningWatcher)? }
}

extension Screen {
    mutating func attach(_ stage: any FeedbackStage, to target: TargetID) {
        detach(stage, from: target)
        stages[target, default: []].append(WeakStage(stage: stage))
    }

    mutating func detach(_ stage: any FeedbackStage, from target: TargetID) {
        let kept = (stages[target] ?? []).filter { $0.stage != nil && $0.stage !== stage }
        stages[target] = kept.isEmpty ? nil : kept
    }

    /// Those that show it, the latest last.
    func stages(of target: TargetID) -> [any FeedbackStage] { (stages[target] ?? []).compactMap(\.stage) }
}

extension Screen {
    mutating func watch(_ watcher: any RowWatcher) {
        unwatch(watcher)
        rowWatchers.append(WeakRowWatcher(watcher: watcher))
    }

    mutating func unwatch(_ watcher: any RowWatcher) {
        rowWatchers.removeAll { $0.watcher == nil || $0.watcher === watcher }
    }

    func tellRows(_ body: (any RowWatcher) -> Void) { for kept in rowWatchers { kept.watcher.map(body) } }

    mutating func watch(_ watcher: any TuningWatcher) {
        unwatch(watcher)
        tuningWatchers.append(WeakTuningWatcher(watcher: watcher))
    }

    mutating func unwatch(_ watcher: any TuningWatcher) {
        tuningWatchers.removeAll { $0.watcher == nil || $0.watcher === watcher }
    }

    func use(_ tuning: Tuning) { for kept in tuningWatchers { kept.watcher?.use(tuning) } }
}
