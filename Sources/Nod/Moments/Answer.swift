/// The design's table: what moments of one interaction ask for, before anything is muted.
///
/// Merges moments: the strongest haptic and sound, the gravest toast, the longest stay.
struct Answer {
    let profile: Profile
    private let celebrations: CelebrationLevel
    private let mayMove: Bool
    private(set) var motions: [Motion] = []
    /// Holds the strongest allowed haptic and sound, and why others are muted.
    var score: Score
    /// An item was completed; later moments are drawn on it.
    private var completes = false
    private var haptic: Haptic?
    private var sound: Sound?

    init(to moments: [Moment], in context: FeedbackContext) {
        profile = context.tuning.profile
        celebrations = context.preferences.celebrations
        mayMove = context.mayMove
        score = Score(moments)
        for moment in moments {
            (haptic, sound) = (nil, nil)
            add(moment)
            if let replacement = context.tuning.design.replacements.first(where: { $0.moment == moment }) {
                haptic = replacement.haptic.applied(to: haptic)
                sound = replacement.sound.applied(to: sound)
            }
            if context.preferences.allowsHaptic(completing: moment.isOfCompleting) {
                score.haptic = Haptic.stronger(score.haptic, haptic)
            } else if haptic != nil {
                score.hold(.haptic, .person)
            }
            if context.preferences.allowsSound(completing: moment.isOfCompleting) {
                score.sound = Sound.stronger(score.sound, sound)
            } else if sound != nil {
                score.hold(.sound, .person)
            }
        }
    }

    private mutating func add(_ moment: Moment) {
        switch moment {
        case .pressedButton, .pressedIcon, .pressedCard, .pressedPrimary, .pressedCritical, .pressedCheck:
            if let role = moment.role { feel(profile.pressHaptics[role]) }
        case .completed:
            show(.swap(toCompleted: true))
            show(.check)
            complete(feeling: .success, stay: Stay.check)
        case .itemCompleted:
            celebrate(.itemCompleted)
            if celebrations == .off { show(.swap(toCompleted: true)) }
            complete(feeling: .light, stay: Stay.swipe)
        case .reopened:
            show(.swap(toCompleted: false))
            feel(profile.reopenedHaptic)
        case .captured:
            show(.flash(.captured))
            capture(.captured, saying: .captured, closesAfter: Stay.capture)
        case .firstCapture:
            celebrate(.firstCapture)
            capture(celebrating(or: .captured), saying: .firstCaptureSaved, closesAfter: firstCaptureStay)
        case .collectionCompleted:
            if completes {
                show(.fill)
                show(.mark)
            }
            celebrate(.collectionCompleted)
            feel(Haptic(.medium))
            hear(celebrating(or: .completed))
            say(.collection)
        case .selected:
            show(.move)
            feel(profile.selectedHaptic)
        case .toggled:
            show(.move)
            feel(profile.toggledHaptic)
        case .deleted:
            show(.removal)
            feel(Haptic(.heavy))
            say(.deleted)
        case .succeeded:
            feel(Haptic(.success))
            say(.notice)
        case .warned:
            feel(Haptic(.warning))
            hear(.warning)
            say(.notice)
        case .failed:
            feel(Haptic(.error))
            hear(.failed)
            say(.failure)
        case .inserted: show(.insertion)
        case .departed: show(.departure)
        case .moved: show(.travel)
        case .presented: show(.presentation)
        case .dismissed: show(.dismissal)
        }
    }
}

extension Answer {
    private mutating func complete(feeling kind: HapticKind, stay: Double) {
        feel(Haptic(kind))
        hear(.completed)
        say(.completed)
        completes = true
        score.stay = max(score.stay, stay)
    }

    private mutating func capture(_ sound: Sound, saying words: Announcement.Words, closesAfter stay: Double) {
        feel(Haptic(.medium))
        hear(sound)
        score.announcement = Announcement(words)
        score.stay = mayMove ? stay : Stay.reducedCapture
    }

    private var firstCaptureStay: Double {
        celebrations == .off ? Stay.capture : CelebrationStyle.firstCapture.duration
    }

    private mutating func celebrate(_ style: CelebrationStyle) {
        if style.scalePeak != 1 { show(.pulse) }
        show(style.showsParticles ? .burst(style) : .flash(.success))
    }

    private func celebrating(or plain: Sound) -> Sound { celebrations == .off ? plain : .celebration }

    private mutating func show(_ motion: Motion) { motions.append(motion) }
    private mutating func feel(_ haptic: Haptic?) { self.haptic = haptic }
    private mutating func hear(_ sound: Sound) { self.sound = sound }

    private mutating func say(_ kind: ToastKind) {
        let gravest = max(score.toast ?? kind, kind)
        score.toast = gravest
        score.announcement = Announcement(.toast, isAssertive: gravest == .failure)
    }
}

/// How long something stays visible after its answer, in seconds. Source: Documentation/Sources.md, Completion feedback
/// (seed 000); Celebrations (seed 002).
package enum Stay {
    package static let least = 0.2
    /// After a check: 0.25 s of answer, 0.2 s of rest.
    static let check = 0.45
    /// After a swipe: 0.4 s of celebration, 0.2 s of rest.
    static let swipe = 0.6
    static let capture = 0.2
    /// Until the composer closes under Reduce Motion.
    static let reducedCapture = 0.3
}
