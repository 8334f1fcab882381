import Nod

/// Words of the trace language, for reading and writing.
///
/// | line | event |
/// |---|---|
/// | `preferences haptic on, otherSounds off, volume 0.5, celebrations full` | preferences, by the names of ``Preference``; omitted ones don't change |
/// | `reduceMotion on`, `dark`, `vibrates`, `native`, `sounds`, `hidden` `on` or `off`; `offline`, `online` | settings and state of the system |
/// | `surroundings dark on, offline on` | several of these at once |
/// | `profile child`, `profile standard` | |
/// | `press 7 primary`, `release 7`, `cancel 7` | a control is pressed, released, or loses its touch; the default role is `button`; `scrolling` at the end: the touch may still scroll |
/// | `slideOff 7`, `slideBack 7` | the touch leaves a held control, or returns |
/// | `acts 7 primary`, `ended 7` | a control's action starts and returns; everything in between is one interaction. Without a role there is no press; with `saves` the answer comes later; with `native` the platform played its haptic |
/// | `tap 7 completed leaves in 3 open 1 of 4` | a check is tapped; `completed`: the state shown; `leaves`: the row leaves this list; then its collections |
/// | `tap 7 reported toggles` | a check whose state a view reports, in an app that can only toggle it |
/// | `swipe 7 …` | a row is swiped |
/// | `tap 7 completed to 2` | a completed item is moved to a spot, by the app's number, which reopens it |
/// | `move 7 to 2` | an open item is moved |
/// | `saved 7`, `saved 7 completed 3 4`, `saved 7 completed none` | saved, with the collections that it completed, if known |
/// | `saved 7 as open` | saved, with the resulting state |
/// | `delivered 7`, `reported 7 open`, `unobserved 7` | an app reports the state instead of answering; no view reports it any more |
/// | `seen 7` | the first frame that shows the answer to its last toggle |
/// | `refused 7`, `refused 7 message 2`, `unreachable 7`, `forgotten 7` | |
/// | `waiting 7 saved open wish completed`, `waiting 7 saved open wish open to 2` | a pending change of an earlier run |
/// | `news 7 open` | a change by another client |
/// | `deleted at 7 item 7 message 2 actionable by 3` | any other moment on a target, which the app can undo or retry; `by`: the control that caused it |
/// | `feel success by 3`, `feel medium 0.5` | a haptic that the app asks for, with or without a cause |
/// | `celebrate firstCapture at 7 by 3`, `celebrate collectionCompleted 5 at 7` | a celebration that the app asks for; with a number, only that many particles |
/// | `inform 2 at 7`, `inform 2 at 7 actionable` | a message of the app, by its number |
/// | `dismiss 1`, `act 1`, `hover on`, `focus on`, `toasts hidden on` | actions on toasts, and pauses |
/// | `load 1 loading` | a place changes its state |
/// | `tick` | only time passes |
/// | `tuned` | figures, written without values and therefore not readable |
enum TraceWords {
    static let surroundings: [(String, WritableKeyPath<Surroundings, Bool> & Sendable)] = [
        ("reduceMotion", \.reducesMotion), ("dark", \.isDark), ("vibrates", \.canVibrate), ("sounds", \.canSound),
        ("hidden", \.isHidden), ("offline", \.isOffline), ("small", \.isSmall), ("native", \.hasNativeHaptics),
    ]

    static func moment(_ moment: Moment) -> String { moment.role.map { "pressed \($0)" } ?? "\(moment)" }
}

/// Numbers in traces: at most three decimals, and no more than needed.
enum Figure {
    /// A time with at least two decimals, so that lines align.
    static func time(_ seconds: Double) -> String { text(seconds, decimals: 2) }

    static func text(_ number: Double, decimals least: Int = 0) -> String {
        guard number.magnitude < 1e12 else { return "\(number)" }
        let thousandths = Int((number.magnitude * 1000).rounded())
        var digits = [thousandths % 1000 / 100, thousandths % 100 / 10, thousandths % 10]
        while digits.count > least, digits.last == 0 { digits.removeLast() }
        let sign = number < 0 && thousandths > 0 ? "-" : ""
        let whole = "\(sign)\(thousandths / 1000)"
        return digits.isEmpty ? whole : whole + "." + digits.map { "\($0)" }.joined()
    }

    static func list(_ numbers: [Int]) -> String { numbers.map { "\($0)" }.joined(separator: " ") }
}
