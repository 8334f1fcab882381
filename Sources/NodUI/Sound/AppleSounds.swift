#if os(iOS) || os(macOS) || os(visionOS)
import AVFoundation
import NodPerforming
import SwiftUI

#if !os(macOS)
import AudioToolbox
#endif

/// Plays the engine's sounds, one at a time. The app's audio session is never changed. `TimedSounds` stops
/// them.
@MainActor
final class AppleSounds: SoundOutput {
    /// A sound and its volume; `nil` stops.
    fileprivate typealias Order = (sound: Sound, volume: Double)?

    private let orders: AsyncStream<Order>.Continuation

    init() {
        // While the hardware starts, the latest order replaces those before it.
        let (stream, orders) = AsyncStream.makeStream(of: Order.self, bufferingPolicy: .bufferingNewest(1))
        self.orders = orders
        // Making a sound and starting the hardware may take tens of milliseconds, which the main thread needs for
        // frames.
        Task.detached {
            var speaker = Speaker()
            for await order in stream { speaker.carryOut(order) }
        }
    }

    deinit { orders.finish() }

    func play(_ sound: Sound, volume: Double) { orders.yield((sound, volume)) }
    func stop() { orders.yield(nil) }
}

nonisolated private struct Speaker {
    private var player: AVAudioPlayer?
    private var files: [Sound: Data] = [:]
    #if !os(macOS)
    private var systemSounds = SystemSounds()
    #endif

    mutating func carryOut(_ order: AppleSounds.Order) {
        guard let (sound, volume) = order else {
            player?.stop()
            player = nil
            return
        }
        #if os(macOS)
        playFromMemory(sound, volume: volume)
        #else
        // A player in an ambient session and a system sound obey the silent switch and stop no music. The default session
        // would stop it, and those for playback ignore the switch. Source: Documentation/Sources.md, Sound.
        if AVAudioSession.sharedInstance().category == .ambient {
            playFromMemory(sound, volume: volume)
        } else {
            systemSounds.play(sound, volume: volume)
        }
        #endif
    }

    private mutating func playFromMemory(_ sound: Sound, volume: Double) {
        let file = files[sound] ?? Data(sound.recipe.waveFile())
        files[sound] = file
        guard let player = try? AVAudioPlayer(data: file) else { return }
        self.player?.stop()
        self.player = player
        player.volume = Float(volume)
        player.play()
    }
}

#if !os(macOS)
/// System sounds, which end without a stop and hold no hardware. They have no volume, so each sound has a file per
/// volume.
nonisolated private struct SystemSounds {
    private var made: [Sound: (volume: Double, id: SystemSoundID)] = [:]

    mutating func play(_ sound: Sound, volume: Double) {
        if made[sound]?.volume != volume { make(sound, volume: volume) }
        if let id = made[sound]?.id { AudioServicesPlaySystemSoundWithCompletion(id, nil) }
    }

    private mutating func make(_ sound: Sound, volume: Double) {
        if let old = made.removeValue(forKey: sound) { AudioServicesDisposeSystemSoundID(old.id) }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("nod-\(sound).wav")
        let bytes = Data(sound.recipe.at(volume: volume).waveFile())
        var id: SystemSoundID = 0
        guard (try? bytes.write(to: file, options: .atomic)) != nil,
            AudioServicesCreateSystemSoundID(file as CFURL, &id) == kAudioServicesNoError
        else { return }
        made[sound] = (volume, id)
    }
}
#endif
#endif
