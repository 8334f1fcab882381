#if os(iOS) || os(macOS) || os(visionOS)
// Names of other modules that `import NodUI` brings; `AppleCheck/check --names` lists all. Aliases replace names that
// apps are likely to have. A scoped import hides only names, not members.
@_exported import enum Nod.CelebrationStyle
@_exported import struct Nod.PressHaptics
@_exported import struct NodPerforming.CollectionProgress
@_exported import enum NodPerforming.CompletionToasts
@_exported import class NodPerforming.FeedbackCenter
@_exported import struct NodPerforming.UserFacingError

import NodPerforming

/// Sizes, presses and haptics: `.standard`, `.child` or a custom profile.
public typealias FeedbackProfile = Profile
/// A moment to report: `.completed`, `.captured`, `.deleted` …
public typealias FeedbackMoment = Moment
/// The choices of the settings screen.
public typealias FeedbackPreferences = Preferences
/// The figures of all answers, such as a feedback file's.
public typealias FeedbackTuning = Tuning
/// A haptic of some strength: `FeedbackHaptic(.light, intensity: 0.5)`.
public typealias FeedbackHaptic = Haptic
/// Identifies an item, a collection or a button on screen.
public typealias FeedbackTarget = TargetID
/// The texts of one language, for `.feedbackWords(_:)`.
public typealias FeedbackWords = Words
/// The state of a place that loads: `.loading`, `.empty`, `.failed`, `.loaded`, `.refreshing`.
public typealias ContentStatus = LoadState
/// An error for saves to throw: `.refused` or `.unreachable`.
public typealias CompletionSaveError = SaveError
#endif
