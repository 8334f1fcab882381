// Made by `make wire` from the tables of Scripts/wire.py.
// swift-format-ignore-file

#if canImport(Nod)
import Nod
#endif

extension NumberWriter {
    /// Writes its number, a 0 that the caller replaces, and its fields.
    mutating func writeFields(of effect: Effect) {
        switch effect {
        case .draw(let item, let isCompleted, let state, let spot, let cause):
            put(1)
            put(0)
            put(item)
            put(isCompleted)
            put(state.rawValue)
            put(spot != nil)
            if let spot {
                put(spot)
            }
            put(cause.rawValue)
        case .send(let saveRequest):
            put(2)
            put(0)
            write(saveRequest)
        case .settled(let item, let isCompleted):
            put(3)
            put(0)
            put(item)
            put(isCompleted)
        case .perform(let score, let target):
            put(4)
            put(0)
            write(score)
            put(target != nil)
            if let target {
                put(target)
            }
        case .leave(let item, let score):
            put(5)
            put(0)
            put(item)
            write(score)
        case .enter(let item, let score):
            put(6)
            put(0)
            put(item)
            write(score)
        case .toast(.shown(let toast)):
            put(7)
            put(0)
            write(toast)
        case .toast(.updated(let toast)):
            put(8)
            put(0)
            write(toast)
        case .toast(.dismissed(let id)):
            put(9)
            put(0)
            put(id)
        case .act(let action, let kind, let items, let message):
            put(10)
            put(0)
            put(action.rawValue)
            put(kind.rawValue)
            put(items.count)
            for index in 0..<items.count {
                put(items[index])
            }
            put(message != nil)
            if let message {
                put(message)
            }
        case .load(let place, let loadLook):
            put(11)
            put(0)
            put(place)
            write(loadLook)
        case .announce(let announcement, let toast):
            put(13)
            put(0)
            write(announcement)
            put(toast != nil)
            if let toast {
                write(toast)
            }
        }
    }

    mutating func write(_ saveRequest: SaveRequest) {
        put(saveRequest.item)
        put(saveRequest.isCompleted)
        put(saveRequest.attempt)
        put(saveRequest.spot != nil)
        if let spot = saveRequest.spot {
            put(spot)
        }
        put(saveRequest.isMove)
    }

    mutating func write(_ loadLook: LoadLook) {
        put(loadLook.state.rawValue)
        put(loadLook.showsSpinner)
        put(loadLook.showsText)
    }

    mutating func write(_ toast: Toast) {
        put(toast.id)
        put(toast.kind.rawValue)
        put(toast.message != nil)
        if let message = toast.message {
            put(message)
        }
        put(toast.action != nil)
        if let action = toast.action {
            put(action.rawValue)
        }
        put(toast.items.count)
        for index in 0..<toast.items.count {
            put(toast.items[index])
        }
        put(toast.collections.count)
        for index in 0..<toast.collections.count {
            put(toast.collections[index])
        }
    }

    mutating func write(_ score: Score) {
        put(score.moments.count)
        for index in 0..<score.moments.count {
            put(score.moments[index].rawValue)
        }
        put(score.haptic != nil)
        if let haptic = score.haptic {
            write(haptic)
        }
        put(score.sound != nil)
        if let sound = score.sound {
            put(sound.rawValue)
        }
        put(score.volume)
        put(score.announcement != nil)
        if let announcement = score.announcement {
            write(announcement)
        }
        put(score.toast != nil)
        if let toast = score.toast {
            put(toast.rawValue)
        }
        putMilliseconds(score.stay)
        put(score.heldCount)
        for index in 0..<score.heldCount {
            write(score.held(index))
        }
        put(score.tracks.count)
        for index in 0..<score.tracks.count {
            write(score.tracks[index])
        }
        put(score.burst != nil)
        if let burst = score.burst {
            write(burst)
        }
        put(score.collections.count)
        for index in 0..<score.collections.count {
            put(score.collections[index])
        }
    }

    mutating func write(_ haptic: Haptic) {
        put(haptic.kind.rawValue)
        put(haptic.intensity)
        put(Vibration(haptic).milliseconds.count)
        for index in 0..<Vibration(haptic).milliseconds.count {
            put(Vibration(haptic).milliseconds[index])
        }
    }

    mutating func write(_ announcement: Announcement) {
        put(announcement.words.rawValue)
        put(announcement.isAssertive)
    }

    mutating func write(_ held: Held) {
        put(held.channel.rawValue)
        put(held.reason.rawValue)
    }

    mutating func write(_ track: Track) {
        put(track.property.rawValue)
        putMilliseconds(track.duration)
        put(track.keyframeCount)
        for index in 0..<track.keyframeCount {
            put(track.keyframe(index))
        }
    }

    mutating func write(_ burst: Burst) {
        putMilliseconds(burst.start)
        putMilliseconds(burst.duration)
        put(burst.count)
        for index in 0..<burst.count {
            write(burst.particle(index))
        }
    }

    mutating func write(_ particle: Particle) {
        put(particle.shape.rawValue)
        put(particle.size)
        put(particle.place)
        put(particle.colorIndex)
        put(Particle.lookCount)
        for index in 0..<Particle.lookCount {
            write(particle.look(index))
        }
    }

    mutating func write(_ look: Particle.Look) {
        put(look.x)
        put(look.y)
        put(look.scale)
        put(look.opacity)
        put(look.turn)
    }
}
