#if os(iOS) || os(macOS) || os(visionOS)
import AVFoundation
import SwiftUI

/// Plays the engine's sounds by AVFoundation, one at a time, from memory.
///
/// It never stops a person's music and follows the silent switch, as `AudioJoining` decides. When a sound is over,
/// `TimedSounds` stops it.
@MainActor
final class AppleSounds: SoundOutput {
    private let speaker = Speaker()
    /// The number of the latest call; playing happens elsewhere and later.
    private var call = 0

    func play(_ sound: Sound, volume: Double) {
        order { speaker, call in await speaker.play(sound, volume: Float(volume), call: call) }
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

    func play(_ sound: Sound, volume: Float, call: Int) {
        let file = files[sound] ?? Data(sound.recipe.waveFile())
        files[sound] = file
        guard isNext(call), joinsAudio(), let player = try? AVAudioPlayer(data: file) else { return }
        self.player?.stop()
        self.player = player
        player.volume = volume
        player.play()
    }

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

    #if os(macOS)
    /// A Mac has no audio session: everything mixes.
    private func joinsAudio() -> Bool { true }
    #else
    private func joinsAudio() -> Bool {
        let session = AVAudioSession.sharedInstance()
        let mixes = session.category == .ambient || session.categoryOptions.contains(.mixWithOthers)
        switch AudioJoining(isDefault: session.category == .soloAmbient, mixes: mixes) {
        case .takeAmbient: return (try? session.setCategory(.ambient)) != nil
        case .asItIs: return true
        case .silent: return false
        }
    }
    #endif
}
#endif
