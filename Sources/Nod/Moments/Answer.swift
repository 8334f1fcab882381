/// What one moment asks for before anything is held back: the table of the design.
struct Answer {
    var motions: [Motion] = []
    var haptic: Haptic?
    var sound: Sound?
    /// What sounds instead when celebrations are off.
    var plainSound: Sound?
    var announcement: Announcement?
    var toast: ToastKind?
    var stay = 0.0

    init(to moment: Moment, profile: Profile) {
        switch moment {
        case .pressed(let role): haptic = profile.pressHaptics[role]
        case .completed: complete(motions: [.swap(toCompleted: true), .check], haptic: .success, stay: Stay.check)
        case .itemCompleted:
            complete(motions: Answer.celebration(.itemCompleted), haptic: .light, stay: Stay.swipe)
        case .reopened: motions = [.swap(toCompleted: false)]; haptic = profile.reopenedHaptic
        case .captured: capture()
        case .firstCapture: captureFirst()
        case .collectionCompleted: celebrateCollection()
        case .selected: haptic = profile.selectedHaptic
        case .toggled: haptic = profile.toggledHaptic
        case .deleted: motions = [.departure]; haptic = Haptic(.heavy); say(.deleted)
        case .succeeded: haptic = Haptic(.success); say(.notice)
        case .warned: haptic = Haptic(.warning); sound = .warning; say(.notice)
        case .failed: haptic = Haptic(.error); sound = .failed; say(.failure)
        case .inserted: motions = [.insertion]
        case .departed: motions = [.departure]
        case .moved: motions = [.move]
        }
        plainSound = plainSound ?? sound
    }

    private mutating func complete(motions: [Motion], haptic kind: HapticKind, stay: Double) {
        self.motions = motions
        haptic = Haptic(kind)
        sound = .completed
        self.stay = stay
        say(.completed)
    }

    private mutating func capture() {
        motions = [.flash(.captured)]
        haptic = Haptic(.medium)
        sound = .captured
        stay = Stay.capture
        announcement = Announcement(.captured)
    }

    private mutating func captureFirst() {
        motions = Answer.celebration(.firstCapture)
        haptic = Haptic(.medium)
        sound = .celebration
        plainSound = .captured
        stay = CelebrationStyle.firstCapture.duration
        announcement = Announcement(.firstCaptureSaved)
    }

    private mutating func celebrateCollection() {
        motions = Answer.celebration(.collectionCompleted)
        haptic = Haptic(.medium)
        sound = .celebration
        plainSound = .completed
        say(.collection)
    }

    /// A toast, announced once, by it.
    private mutating func say(_ kind: ToastKind) {
        toast = kind
        announcement = Announcement(.toast, isAssertive: kind == .failure)
    }

    /// The motions of a celebration: what each style shows besides its pulse.
    private static func celebration(_ style: CelebrationStyle) -> [Motion] {
        style.showsParticles ? [.pulse(peak: style.scalePeak), .burst(style)] : [.pulse(peak: style.scalePeak), .flash(.success)]
    }
}

/// How long something stays in sight once it was answered, in seconds.
///
/// Source: Documentation/Sources.md, Completion feedback (seed 000); Celebrations (seed 002).
public enum Stay {
    /// The least, whatever the answer was.
    public static let least = 0.2
    /// A check's answer is visible this long.
    static let check = max(least, Motion.checkDuration)
    /// A swipe's.
    static let swipe = max(least, CelebrationStyle.itemCompleted.duration)
    /// The composer closes after this.
    static let capture = 0.2
    /// The composer closes after this when nothing may move.
    static let reducedCapture = 0.3
}
