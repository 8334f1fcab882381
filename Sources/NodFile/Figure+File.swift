import Nod

/// The place of each figure in a feedback file, and its meaning: the one table that reader, writer and schema follow.
extension Figure {
    /// The keys that lead to it: `press`, `scale`, `button`.
    public var path: [String] { entry.path.split(separator: ".").map(String.init) }

    /// A sentence that describes it, with its unit.
    public var meaning: String { entry.meaning }

    private var entry: (path: String, meaning: String) {
        switch self {
        case .target: ("targets.least", "Minimum width and height of anything that can be tapped, in points.")
        case .primaryTarget: ("targets.primary", "Minimum width and height of primary actions, in points.")
        case .criticalTarget: ("targets.critical", "Minimum width and height of critical actions, in points.")
        case .spacing: ("targets.spacing", "Minimum distance between neighbours, in points.")
        case .comfortableSpacing:
            ("targets.comfortableSpacing", "Distance between neighbours where there is room, in points.")
        case .pressResponse:
            ("press.response", "How quickly a button follows the finger: the spring's period in seconds.")
        case .pressDamping: ("press.damping", "How soon a button is still: 1 does not swing, less swings longer.")
        case .buttonScale: ("press.scale.button", "Size of a button while it is held, relative to 1 at rest.")
        case .iconScale: ("press.scale.icon", "Size of an icon button while it is held, relative to 1 at rest.")
        case .cardScale: ("press.scale.card", "Size of a card while it is held, relative to 1 at rest.")
        case .primaryScale: ("press.scale.primary", "Size of a primary button while it is held, relative to 1 at rest.")
        case .criticalScale:
            ("press.scale.critical", "Size of a critical button while it is held, relative to 1 at rest.")
        case .checkResponse: ("motion.check.response", "How quickly a check bounces: the spring's period in seconds.")
        case .checkDamping: ("motion.check.damping", "How soon a check is still: 1 does not swing, less swings longer.")
        case .checkPeak:
            ("motion.check.peak", "How much larger a check is at the height of its bounce, relative to 1 at rest.")
        case .stateResponse:
            ("motion.state.response", "How quickly rows come, leave and change places: the spring's period in seconds.")
        case .stateDamping: ("motion.state.damping", "How soon rows are still: 1 does not swing, less swings longer.")
        case .fadeDuration: ("motion.fade.duration", "How long a fade or a change of symbol takes, in seconds.")
        case .pulsePeak: ("motion.pulse.peak", "Size at the height of a pulse, relative to 1 at rest.")
        case .flashOpacity: ("motion.flash.opacity", "Opacity of the colour at the height of a flash, from 0 to 1.")
        case .firstCaptureParticles: ("celebrations.firstCapture.particles", "Particles for the first capture ever.")
        case .firstCaptureDuration:
            ("celebrations.firstCapture.duration", "How long they fly, in seconds; the composer stays open as before.")
        case .collectionParticles:
            ("celebrations.collectionCompleted.particles", "Particles for a completed collection.")
        case .collectionDuration: ("celebrations.collectionCompleted.duration", "How long they fly, in seconds.")
        }
    }
}
