/// The answer that the moments of one interaction ask for, before anything is held back: the design's table.
///
/// Adding a moment merges it: the strongest haptic and sound are kept, the gravest toast and the longest stay.
struct Answer {
    let profile: Profile
    let levels: Levels
    private(set) var motions: [Motion] = []
    /// The strongest haptic and sound of those that the person allows, and which the person does not.
    var score: Score
    /// An item was completed, and what else is answered is by that.
    private var completes = false
    /// Those of the moment that is being added.
    private var haptic: Haptic?
    private var sound: Sound?

    init(to moments: [Moment], in context: FeedbackContext, levels: Levels) {
        profile = context.tuning.profile
        self.levels = levels
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
            if levels.celebration == .off { show(.swap(toCompleted: true)) }
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
        score.stay = levels.motion == .reduced ? Stay.reducedCapture : stay
    }

    private var firstCaptureStay: Double {
        levels.celebration == .off ? Stay.capture : CelebrationStyle.firstCapture.duration
    }

    private mutating func celebrate(_ style: CelebrationStyle) {
        if style.scalePeak != 1 { show(.pulse) }
        show(style.showsParticles ? .burst(style) : .flash(.success))
    }

    /// Without celebrations a moment sounds like what it is besides.
    private func celebrating(or plain: Sound) -> Sound { levels.celebration == .off ? plain : .celebration }

    private mutating func show(_ motion: Motion) { motions.append(motion) }
    private mutating func feel(_ haptic: Haptic?) { self.haptic = haptic }
    private mutating func hear(_ sound: Sound) { self.sound = sound }

    /// A toast, announced once, by it.
    private mutating func say(_ kind: ToastKind) {
        let gravest = max(score.toast ?? kind, kind)
        score.toast = gravest
        score.announcement = Announcement(.toast, isAssertive: gravest == .failure)
    }
}

/// How long something stays in sight once it was answered, in seconds.
///
/// Source: Documentation/Sources.md, Completion feedback (seed 000); Celebrations (seed 002).
package enum Stay {
    /// The least, whatever the answer was.
    package static let least = 0.2
    /// After a check: its answer of .25 s, and a rest in which it is enjoyed.
    static let check = 0.45
    /// After a swipe: its celebration of .4 s, and the rest.
    static let swipe = 0.6
    /// The composer closes after this.
    static let capture = 0.2
    /// The composer closes after this when nothing may move.
    static let reducedCapture = 0.3
}
