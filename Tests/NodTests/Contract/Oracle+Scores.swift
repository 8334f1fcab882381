@testable import Nod

// MARK: 1, 3, 4, 9: scores

extension Oracle {
    /// 1: at most one haptic and one sound from touch-down to the end of the action, the strongest requested; none for
    /// news or late consequences.
    mutating func checkOneOfEach(_ event: Event, _ effects: [Effect], before: FeedbackSession) {
        let scores = effects.compactMap { if case .perform(let score, _) = $0 { score } else { nil } }
        let felt = scores.compactMap(\.haptic)
        let natives = scores.count { $0.reasonHeld(.haptic) == .native }
        let heard = scores.compactMap(\.sound)
        let said = effects.count { if case .announce = $0 { true } else { false } }
        demand(said == scores.count { $0.announcement != nil }, "1: what a score says is not said")
        for case .leave(_, let score) in effects { demand(score.isQuiet, "1: a row that leaves is felt or heard") }
        for case .enter(_, let score) in effects { demand(score.isQuiet, "1: a row that comes is felt or heard") }
        demand(felt.count <= 1 && heard.count <= 1, "1: \(felt.count) haptics, \(heard.count) sounds")
        demand(scores.allSatisfy(\.isSaidOnce), "1: said and shown by a toast, and said otherwise")
        switch event {
        case .ended(let target) where acting?.target ?? target == target:
            return checkEnd(felt.first, natives, heard.first)
        case .tick where acting?.isTap ?? false: return checkEnd(felt.first, natives, heard.first)
        default: break
        }
        demand(natives == 0, "1: the platform's touch is named, and no finger tapped")
        if acting != nil { note(event, before) }
        switch event {
        case .acted(let target, let role, let saves, let isNative) where acting == nil:
            acting = Acting(target: target, saves: saves, isNative: isNative)
            if let role, !saves {
                ask(.happened(.pressed(role), target: nil, item: nil, message: nil, cause: nil), before)
            }
        case .acted: break
        case .toggled(let toggle) where toggle.runsApp && acting == nil:
            acting = Acting(target: TargetID(toggle.item), saves: false, isNative: toggle.isNative, isTap: true)
            note(event, before)
            demand(felt.isEmpty && heard.isEmpty && said == 0, "1: felt, heard or said before its action has ended")
        case _ where acting != nil:
            demand(felt.isEmpty && heard.isEmpty && said == 0, "1: felt, heard or said before its action has ended")
        case .happened(let moment, _, _, _, let cause?, _):
            checkLate(cause, isFailure: moment == .failed, isQuiet: felt.isEmpty && heard.isEmpty)
        case .felt(let haptic, let cause?):
            checkLate(cause, isFailure: haptic.kind == .error, isQuiet: felt.isEmpty && heard.isEmpty)
        case .toggled, .refused, .toastActed, .happened, .felt: demand(said <= 1, "1: said \(said) times")
        default: demand(felt.isEmpty && heard.isEmpty && said == 0, "1: felt, heard or said without an interaction")
        }
    }

    /// Records the answer that an event would have as a separate interaction.
    private mutating func ask(_ event: Event, _ before: FeedbackSession) {
        var alone = before
        alone.action = nil
        alone.lastAnswered = -.infinity
        alone.director.surroundings.isTapped = isTapped
        for case .perform(let score, _) in alone.handle(event, at: now) {
            let haptic = Haptic.stronger(acting?.haptic, score.haptic)
            let sound = [acting?.sound, score.sound].compactMap { $0 }.max()
            acting?.haptic = haptic
            acting?.sound = sound
        }
    }

    private mutating func note(_ event: Event, _ before: FeedbackSession) {
        switch event {
        case .happened(let moment, let target, let item, let message, _, _):
            ask(.happened(moment, target: target, item: item, message: message, cause: nil), before)
        case .felt(let haptic, _): ask(.felt(haptic, cause: nil), before)
        case .toggled(var toggle):
            toggle.runsApp = false
            ask(.toggled(toggle), before)
        case .toastActed: ask(event, before)
        default: break
        }
    }

    /// Whether a control was tapped for which the platform plays its own haptic.
    private var isTapped: Bool { surroundings.hasNativeHaptics && acting?.isNative ?? false }

    mutating func checkEnd(_ felt: Haptic?, _ natives: Int, _ heard: Sound?) {
        let wasTapped = isTapped
        guard let ended = acting else { return demand(felt == nil && heard == nil, "1: felt, and nothing has acted") }
        acting = nil
        let isNative = wasTapped && ended.haptic != nil
        demand(natives == (isNative ? 1 : 0), "1: the platform's touch is named \(natives) times")
        let expected = wasTapped ? nil : ended.haptic
        demand(felt == expected, "1: \(String(describing: felt)) in place of \(String(describing: expected))")
        demand(heard == ended.sound, "1: \(String(describing: heard)) in place of \(String(describing: ended.sound))")
        if ended.saves && ended.haptic == nil && heard == nil { awaited[ended.target, default: 0] += 1 }
    }

    /// The answer to a control's save may be felt; others are late.
    private mutating func checkLate(_ cause: TargetID, isFailure: Bool, isQuiet: Bool) {
        if awaited[cause, default: 0] > 0 {
            awaited[cause, default: 0] -= 1
        } else {
            demand(isQuiet || isFailure, "1: what comes after its action is felt or heard")
        }
    }

    var isReduced: Bool { preferences.motion == .reduced || surroundings.reducesMotion }

    mutating func checkScores(_ effects: [Effect]) {
        for effect in effects {
            guard let score = effect.score else { continue }
            if isReduced {
                demand(
                    score.burst == nil && !score.tracks.contains { $0.property.isMovement },
                    "3: it moves all the same"
                )
            }
            demand(score.isShort, "4: too long, or too much of it: \(score)")
            limits.count(score, at: now)
            if let broken = limits.broken { demand(false, broken) }
        }
    }
}

extension Effect {
    var score: Score? {
        switch self {
        case .perform(let score, _), .leave(_, let score), .enter(_, let score): score
        default: nil
        }
    }
}

extension Score {
    fileprivate var isQuiet: Bool { haptic == nil && sound == nil }

    fileprivate var isSaidOnce: Bool { announcement?.words != .toast || toast != nil }

    /// The number of visual properties that change; `room` is visible only on the neighbours.
    static func looks(of tracks: [Track]) -> Int {
        let looks = tracks.filter { $0.property != .room }.map(\.property.look)
        return looks.indices.filter { !looks[..<$0].contains(looks[$0]) }.count
    }

    /// 4: routine changes at most two visual properties for a second, a celebration lasts at most two; no property
    /// twice.
    fileprivate var isShort: Bool {
        var properties = 0
        for track in tracks {
            let bit = 1 << Int(track.property.rawValue)
            if properties & bit != 0 { return false }
            properties |= bit
        }
        let isRoutine = moments.allSatisfy(\.isRoutine)
        return duration <= (isRoutine ? 1 : 2) && (!isRoutine || Score.looks(of: tracks) <= 2)
    }
}
