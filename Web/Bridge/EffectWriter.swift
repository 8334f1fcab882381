#if canImport(Nod)
import Nod
#endif

/// Writes effects as records: kind, length of what follows, fields.
package struct EffectWriter {
    package private(set) var numbers: [Double] = []

    package init() {}

    package mutating func put(_ number: Double) { numbers.append(number) }
    package mutating func put(_ number: Int) { numbers.append(Double(number)) }
    private mutating func put(_ code: Int32) { numbers.append(Double(code)) }
    private mutating func put(_ flag: Bool) { numbers.append(flag ? 1 : 0) }
    package mutating func putMilliseconds(_ seconds: Double) { numbers.append(seconds * 1000) }
    private mutating func put<Kind>(_ id: FeedbackID<Kind>) { put(id.number) }
    private mutating func put<Kind>(_ ids: [FeedbackID<Kind>]) {
        put(ids.count)
        for id in ids { put(id) }
    }
    /// Whether there is a number, and it if so.
    private mutating func putOptional(_ number: Int?) {
        put(number != nil)
        if let number { put(number) }
    }
    private mutating func putOptional(_ code: Int32?) { putOptional(code.map(Int.init)) }
    package mutating func putOptional(milliseconds: Double?) {
        put(milliseconds != nil)
        if let milliseconds { put(milliseconds) }
    }

    package mutating func write(_ effect: Effect) {
        switch effect {
        case .draw(let item, let isCompleted, let state, let spot, let cause):
            record(.draw) {
                $0.put(item)
                $0.put(isCompleted)
                $0.put(state.rawValue)
                $0.put(cause.rawValue)
                $0.putOptional(spot)
            }
        case .send(let request):
            record(.send) {
                $0.put(request.item)
                $0.put(request.isCompleted)
                $0.put(request.attempt)
                $0.putOptional(request.spot)
                $0.put(request.isMove)
            }
        case .settled(let item, let isCompleted):
            record(.settled) {
                $0.put(item)
                $0.put(isCompleted)
            }
        case .perform(let score, let target):
            record(.perform) {
                $0.putOptional(target?.number)
                $0.write(score)
            }
        case .leave(let item, let score):
            record(.leave) {
                $0.put(item)
                $0.write(score)
            }
        case .enter(let item, let score):
            record(.enter) {
                $0.put(item)
                $0.write(score)
            }
        case .toast(.shown(let toast)): record(.toastShown) { $0.write(toast) }
        case .toast(.updated(let toast)): record(.toastUpdated) { $0.write(toast) }
        case .toast(.dismissed(let id)): record(.toastDismissed) { $0.put(id) }
        case .act(let action, let kind, let items, let message):
            record(.act) {
                $0.put(action.rawValue)
                $0.put(kind.rawValue)
                $0.putOptional(message?.number)
                $0.put(items)
            }
        case .load(let place, let look):
            record(.load) {
                $0.put(place)
                $0.put(look.state.rawValue)
                $0.put(look.showsSpinner)
                $0.put(look.showsText)
            }
        case .announce(let said, let toast):
            record(.announce) {
                $0.put(said.words.rawValue)
                $0.put(said.isAssertive)
                $0.put(toast != nil)
                if let toast { $0.write(toast) }
            }
        }
    }

    /// Kind, number of fields, fields.
    private mutating func record(_ kind: EffectCode, _ write: (inout EffectWriter) -> Void) {
        put(kind.rawValue)
        let length = numbers.count
        put(0)
        write(&self)
        numbers[length] = Double(numbers.count - length - 1)
    }
}

extension EffectWriter {
    private mutating func write(_ toast: Toast) {
        put(toast.id)
        put(toast.kind.rawValue)
        putOptional(toast.message?.number)
        putOptional(toast.action?.rawValue)
        put(toast.items)
        put(toast.collections)
    }
}

extension EffectWriter {
    private mutating func write(_ score: Score) {
        put(score.moments.count)
        for moment in score.moments { put(moment.rawValue) }
        write(score.haptic)
        putOptional(score.sound?.rawValue)
        put(score.volume)
        putOptional(score.announcement?.words.rawValue)
        if let announcement = score.announcement { put(announcement.isAssertive) }
        putOptional(score.toast?.rawValue)
        putMilliseconds(score.stay)
        let count = numbers.count
        put(0)
        for code in 0..<Int32(4) {
            guard let channel = Held.Channel(rawValue: code), let reason = score.reasonHeld(channel) else { continue }
            put(code)
            put(reason.rawValue)
            numbers[count] += 1
        }
        put(score.tracks.count)
        for track in score.tracks { write(track) }
        write(score.burst)
    }

    private mutating func write(_ haptic: Haptic?) {
        putOptional(haptic?.kind.rawValue)
        guard let haptic else { return }
        let pulses = Vibration(haptic).milliseconds
        put(haptic.intensity)
        put(pulses.count)
        for pulse in pulses { put(pulse) }
    }

    private mutating func write(_ track: Track) {
        put(track.property.rawValue)
        putMilliseconds(track.duration)
        put(track.keyframeCount)
        for index in 0..<track.keyframeCount { put(track.keyframe(index)) }
    }

    /// Particles as evenly spaced looks: the performer multiplies nothing and knows no curve.
    private mutating func write(_ burst: Burst?) {
        put(burst != nil)
        guard let burst else { return }
        put(burst.count)
        putMilliseconds(burst.duration)
        put(Particle.lookCount)
        put(burst.collections)
        for index in 0..<burst.count { write(burst.particle(index)) }
    }

    private mutating func write(_ particle: Particle) {
        put(particle.shape.rawValue)
        put(particle.size)
        put(particle.turn)
        put(particle.colorIndex)
        for step in 0..<Particle.lookCount {
            let look = particle.look(at: particle.duration * Double(step) / Double(Particle.lookCount - 1))
            put(look.x)
            put(look.y)
            put(look.scale)
            put(look.opacity)
        }
    }
}
