#if canImport(Nod)
import Nod
#endif

/// Writes effects as records: kind, length of what follows, fields.
package struct EffectWriter {
    package private(set) var numbers: [Double] = []

    package init() {}

    @inline(never) package mutating func put(_ number: Double) { numbers.append(number) }
    @inline(never) package mutating func put(_ number: Int) { numbers.append(Double(number)) }
    @inline(never) private mutating func put(_ code: Int32) { numbers.append(Double(code)) }
    @inline(never) private mutating func put(_ flag: Bool) { numbers.append(flag ? 1 : 0) }
    @inline(never) package mutating func putMilliseconds(_ seconds: Double) { numbers.append(seconds * 1000) }
    @inline(never) private mutating func put(_ list: [Int]) {
        put(list.count)
        for number in list { put(number) }
    }

    package mutating func write(_ effect: Effect) {
        put(kind(of: effect))
        let length = numbers.count
        put(0)
        writeFields(of: effect)
        numbers[length] = Double(numbers.count - length - 1)
    }
}

extension EffectWriter {
    private func kind(of effect: Effect) -> Int32 {
        switch effect {
        case .draw: 1
        case .send: 2
        case .settled: 3
        case .perform: 4
        case .leave: 5
        case .enter: 6
        case .toast(.shown): 7
        case .toast(.updated): 8
        case .toast(.dismissed): 9
        case .act: 10
        case .load: 11
        case .toast(.waits): 12
        }
    }

    private mutating func writeFields(of effect: Effect) {
        switch effect {
        case .draw(let item, let isCompleted, let state, let cause):
            put(item)
            put(isCompleted)
            put(state.rawValue)
            put(cause.rawValue)
        case .send(let request):
            put(request.item)
            put(request.isCompleted)
            put(request.attempt)
        case .settled(let item, let isCompleted):
            put(item)
            put(isCompleted)
        case .perform(let score, let id), .leave(let id, let score), .enter(let id, let score):
            put(id)
            write(score)
        case .toast(.shown(let toast)), .toast(.updated(let toast)), .toast(.waits(let toast)): write(toast)
        case .toast(.dismissed(let id)): put(id)
        case .act(let action, let kind, let items, let message):
            put(action.rawValue)
            put(kind.rawValue)
            put(message)
            put(items)
        case .load(let place, let look):
            put(place)
            put(look.state.rawValue)
            put(look.showsSpinner)
            put(look.showsText)
        }
    }

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
        for moment in score.moments { put(moment.code) }
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
