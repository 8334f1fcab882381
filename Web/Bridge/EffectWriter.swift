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
    private mutating func put(_ optional: Int?) {
        put(optional != nil)
        put(optional ?? 0)
    }
    private mutating func put(_ list: [Int]) {
        put(list.count)
        for number in list { put(number) }
    }

    package mutating func write(_ effect: Effect) {
        switch effect {
        case .draw(let item, let isCompleted, let state, let cause):
            record(.draw) {
                $0.put(item)
                $0.put(isCompleted)
                $0.put(state.rawValue)
                $0.put(cause.rawValue)
            }
        case .send(let request):
            record(.send) {
                $0.put(request.item)
                $0.put(request.isCompleted)
                $0.put(request.attempt)
            }
        case .settled(let item, let isCompleted):
            record(.settled) {
                $0.put(item)
                $0.put(isCompleted)
            }
        case .perform(let score, let target):
            record(.perform) {
                $0.put(target)
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
                $0.put(message)
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
        put(toast.message)
        put(toast.kind.action?.rawValue ?? -1)
        put(toast.items)
        put(toast.collections)
    }
}

extension EffectWriter {
    private mutating func write(_ score: Score) {
        put(score.moments.count)
        for moment in score.moments { put(moment.rawValue) }
        write(score.haptic)
        put(score.sound?.rawValue ?? -1)
        put(score.volume)
        put(score.announcement?.words.rawValue ?? -1)
        put(score.announcement?.isAssertive ?? false)
        put(score.toast?.rawValue ?? -1)
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
        guard let haptic else { return put(Int32(-1)) }
        let pulses = Vibration(haptic).milliseconds
        put(haptic.kind.rawValue)
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
        guard let burst else { return put(0) }
        put(burst.count)
        putMilliseconds(burst.duration)
        let looks = Int(burst.duration * Track.keyframeRate) + 1
        put(looks)
        put(burst.collections)
        for index in 0..<burst.count { write(burst.particle(index), looks: looks) }
    }

    private mutating func write(_ particle: Particle, looks: Int) {
        put(particle.shape.rawValue)
        put(particle.size)
        put(particle.turn)
        put(particle.colorIndex)
        for step in 0..<looks {
            let look = particle.look(at: particle.duration * Double(step) / Double(looks - 1))
            put(look.x)
            put(look.y)
            put(look.scale)
            put(look.opacity)
        }
    }
}
