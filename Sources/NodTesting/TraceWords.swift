import Nod

/// Words of the trace language, for reading and writing.
///
/// | line | event |
/// |---|---|
/// | `preferences haptic on, otherSounds off, volume 0.5, celebrations full` | what the person chose, by the names of ``Preference``; only what changes need be said |
/// | `reduceMotion on`, `dark`, `vibrates`, `native`, `sounds`, `hidden` `on` or `off`; `offline`, `online` | what the system says |
/// | `surroundings dark on, offline on` | several of these at once |
/// | `profile child`, `profile standard` | |
/// | `press 7 primary`, `release 7`, `cancel 7` | a control goes down, comes up, its finger is taken; without a role, a `button`; `scrolling` at the end: where a finger may scroll |
/// | `slideOff 7`, `slideBack 7` | the finger that holds it slides off it, or back on |
/// | `acts 7 primary`, `ended 7` | a control acts, until its closure has returned: what happens between is one interaction; without a role it has no press, with `saves` it answers later, with `native` the platform played its own touch |
/// | `tap 7 completed leaves in 3 open 1 of 4` | a check; `completed`: as shown; `leaves`: from this list; then its collections |
/// | `tap 7 reported toggles` | a check whose state a view reports, of an app that can only toggle it |
/// | `swipe 7 …` | the same by a swipe |
/// | `tap 7 completed to 2` | a completed item is moved, which reopens it: to that spot, as the app numbers it |
/// | `move 7 to 2` | an open item is moved |
/// | `saved 7`, `saved 7 completed 3 4`, `saved 7 completed none` | done, and which collections it completed, if that is known |
/// | `saved 7 as open` | done, and the state that the item has now |
/// | `delivered 7`, `reported 7 open`, `unobserved 7` | an app reports the state instead of answering; no view reports it any more |
/// | `seen 7` | the first frame that shows the answer to its last toggle |
/// | `refused 7`, `refused 7 message 2`, `unreachable 7`, `forgotten 7` | |
/// | `waiting 7 saved open wish completed`, `waiting 7 saved open wish open to 2` | a wish kept from an earlier run |
/// | `news 7 open` | somebody else's change |
/// | `deleted at 7 item 7 message 2 actionable by 3` | any other moment at a target, which the app can undo or try again, because of a control that acts or acted |
/// | `feel success by 3`, `feel medium 0.5` | a touch the app asks for, because of a control, or of none |
/// | `celebrate firstCapture at 7 by 3`, `celebrate collectionCompleted 5 at 7` | a celebration the app asks for; with a number, that many particles and nothing else |
/// | `inform 2 at 7`, `inform 2 at 7 actionable` | the app's own text, by its number |
/// | `dismiss 1`, `act 1`, `hover on`, `focus on`, `toasts hidden on` | what happens to toasts |
/// | `load 1 loading` | a place changes its state |
/// | `tick` | nothing but time |
/// | `tuned` | figures: written without their values, so not read |
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
