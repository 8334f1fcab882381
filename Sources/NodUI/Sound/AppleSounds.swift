#if os(iOS) || os(macOS) || os(visionOS)
import AVFoundation
import NodPerforming
import SwiftUI

#if !os(macOS)
import AudioToolbox
#endif

/// Plays the engine's sounds, one at a time, by the route that `SoundRoute` chooses.
///
/// When a sound is over, `TimedSounds` stops it.
@MainActor
final class AppleSounds: SoundOutput {
    private let speaker = Speaker()
    /// The number of the latest call; playing happens elsewhere and later.
    private var call = 0

    func play(_ sound: Sound, volume: Double) {
        order { speaker, call in await speaker.play(sound, volume: volume, call: call) }
    }

    func stop() {
        order { speaker, call in await speaker.stop(call: call) }
    }

    private func order(_ work: @escaping @Sendable (Speaker, Int) async -> Void) {
        call += 1
        Task { [speaker, call] in await work(speaker, call) }
    }
}

/// Making a sound and starting audio hardware may take tens of milliseconds, which the main thread needs for its
/// frames.
private actor Speaker {
    private var player: AVAudioPlayer?
    private var files: [Sound: Data] = [:]
    private var last = 0

    #if os(macOS)
    func play(_ sound: Sound, volume: Double, call: Int) {
        guard isNext(call) else { return }
        playFromMemory(sound, volume: volume)
    }
    #else
    private var systemSounds = SystemSounds()

    func play(_ sound: Sound, volume: Double, call: Int) {
        guard isNext(call) else { return }
        switch SoundRoute(isAmbient: AVAudioSession.sharedInstance().category == .ambient) {
        case .player: playFromMemory(sound, volume: volume)
        case .systemSound: systemSounds.play(sound, volume: volume)
        }
    }
    #endif

    func stop(call: Int) {
        guard isNext(call) else { return }
        player?.stop()
        player = nil
    }

    /// A call that a later one has overtaken does nothing.
    private func isNext(_ call: Int) -> Bool {
        defer { last = max(last, call) }
        return call > last
    }

    private func playFromMemory(_ sound: Sound, volume: Double) {
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
/// System sounds come from files and have no volume of their own, so each sound has a file with its volume in it.
///
/// They end by themselves and hold no hardware.
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
