#if os(iOS) || os(macOS) || os(visionOS)
// The names of other modules that `import NodUI` brings; `AppleCheck/check --names` lists all. Where an app is likely to
// have the name itself, an alias stands for it. A scoped import hides names only: members of all types can be used.
@_exported import enum Nod.CelebrationStyle
@_exported import struct Nod.PressHaptics
@_exported import struct NodPerforming.CollectionProgress
@_exported import enum NodPerforming.CompletionToasts
@_exported import class NodPerforming.FeedbackCenter
@_exported import struct NodPerforming.UserFacingError

import NodPerforming

/// The sizes, presses and haptics of an app or a part of it: `.standard`, `.child` or an app's own.
public typealias FeedbackProfile = Profile
/// What happened: `.completed`, `.captured`, `.deleted` …
public typealias FeedbackMoment = Moment
/// A person's choices.
public typealias FeedbackPreferences = Preferences
/// The figures of every answer, such as those of a feedback file.
public typealias FeedbackTuning = Tuning
/// A haptic of some strength: `FeedbackHaptic(.light, intensity: 0.5)`.
public typealias FeedbackHaptic = Haptic
/// The number by which a center knows what is shown: an item, a collection, a button.
public typealias FeedbackTarget = TargetID
/// The texts of one language, for `.feedbackWords(_:)`.
public typealias FeedbackWords = Words
/// The state of a place that loads: `.loading`, `.empty`, `.failed`, `.loaded`, `.refreshing`.
public typealias ContentStatus = LoadState
/// An error that a save throws to tell its cause: `.refused` or `.unreachable`.
public typealias CompletionSaveError = SaveError
#endif
