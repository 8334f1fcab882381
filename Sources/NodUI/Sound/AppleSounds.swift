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
    fileprivate typealias Order = (sound: Sound, recipe: SoundRecipe, volume: Double)?

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

    func play(_ sound: Sound, as recipe: SoundRecipe, volume: Double) { orders.yield((sound, recipe, volume)) }
    func stop() { orders.yield(nil) }
}

nonisolated private struct Speaker {
    private var player: AVAudioPlayer?
    private var files: [Sound: (recipe: SoundRecipe, data: Data)] = [:]
    #if !os(macOS)
    private var systemSounds = SystemSounds()
    #endif

    mutating func carryOut(_ order: AppleSounds.Order) {
        guard let (sound, recipe, volume) = order else {
            player?.stop()
            player = nil
            return
        }
        #if os(macOS)
        playFromMemory(sound, recipe, volume: volume)
        #else
        // A player in an ambient session and a system sound obey the silent switch and stop no music. The default session
        // would stop it, and those for playback ignore the switch. Source: Documentation/Sources.md, Sound.
        if AVAudioSession.sharedInstance().category == .ambient {
            playFromMemory(sound, recipe, volume: volume)
        } else {
            systemSounds.play(sound, recipe, volume: volume)
        }
        #endif
    }

    private mutating func playFromMemory(_ sound: Sound, _ recipe: SoundRecipe, volume: Double) {
        let known = files[sound].flatMap { $0.recipe == recipe ? $0.data : nil }
        let file = known ?? Data(recipe.waveFile())
        files[sound] = (recipe, file)
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
    private var made: [Sound: (recipe: SoundRecipe, volume: Double, id: SystemSoundID)] = [:]

    mutating func play(_ sound: Sound, _ recipe: SoundRecipe, volume: Double) {
        if made[sound]?.volume != volume || made[sound]?.recipe != recipe { make(sound, recipe, volume: volume) }
        if let id = made[sound]?.id { AudioServicesPlaySystemSoundWithCompletion(id, nil) }
    }

    private mutating func make(_ sound: Sound, _ recipe: SoundRecipe, volume: Double) {
        if let old = made.removeValue(forKey: sound) { AudioServicesDisposeSystemSoundID(old.id) }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("nod-\(sound).wav")
        let bytes = Data(recipe.at(volume: volume).waveFile())
        var id: SystemSoundID = 0
        guard (try? bytes.write(to: file, options: .atomic)) != nil,
            AudioServicesCreateSystemSoundID(file as CFURL, &id) == kAudioServicesNoError
        else { return }
        made[sound] = (recipe, volume, id)
    }
}
#endif
#endif
