import Nod
import NodPerforming
import NodTesting
import Testing

@testable import AppleDouble
@testable import NodUI

@Suite("AppleSounds: by the route that obeys the silent switch and leaves music alone")
@MainActor
struct AppleSoundsTests {
    private let sounds = AppleSounds()

    /// A speaker in an app whose session is of this category.
    private func speaker(
        _ category: AVAudioSession.Category,
        _ body: (Speaker) async throws -> Void
    ) async rethrows {
        let speaker = Speaker(category)
        try await Device.answering(speaker.answers) { try await body(speaker) }
    }

    @Test(
        "In an ambient session a player plays, at its volume; the next takes its place, and a stop ends it"
    )
    func ambient() async {
        await speaker(.ambient) { speaker in
            sounds.play(.completed, as: Sound.completed.recipe, volume: 0.5)
            await hears(["plays completed at 0.5"])
            sounds.play(.failed, as: Sound.failed.recipe, volume: 1)
            await hears(["completed stops", "plays failed at 1.0"])
            sounds.stop()
            await hears(["failed stops"])
            sounds.stop()
            await hears([])
            speaker.change(to: .soloAmbient)
            sounds.play(.captured, as: Sound.captured.recipe, volume: 1)
            await hears(["1 is captured at 1.0", "plays 1"])
        }
    }

    @Test(
        "In any other session it is a system sound, whose file has the volume in it",
        arguments: [AVAudioSession.Category.soloAmbient, .playback]
    )
    func systemSound(category: AVAudioSession.Category) async {
        await speaker(category) { _ in
            sounds.play(.completed, as: Sound.completed.recipe, volume: 0.5)
            await hears(["1 is completed at 0.5", "plays 1"])
            sounds.play(.completed, as: Sound.completed.recipe, volume: 0.5)
            await hears(["plays 1"])
            sounds.play(.failed, as: Sound.failed.recipe, volume: 0.5)
            await hears(["2 is failed at 0.5", "plays 2"])
            sounds.play(.completed, as: Sound.completed.recipe, volume: 1)
            await hears(["disposes of 1", "3 is completed at 1.0", "plays 3"])
            sounds.stop()
            await hears([])
        }
    }

    @Test("A system sound that could not be made is silent, and made the next time")
    func notMade() async {
        await speaker(.soloAmbient) { speaker in
            speaker.makesSounds = false
            sounds.play(.captured, as: Sound.captured.recipe, volume: 1)
            await hears(["makes none"])
            speaker.makesSounds = true
            sounds.play(.captured, as: Sound.captured.recipe, volume: 1)
            await hears(["1 is captured at 1.0", "plays 1"])
        }
    }

    @Test("A call that a later one has overtaken is not heard")
    func overtaken() async {
        await speaker(.ambient) { speaker in
            speaker.startsSlowly = true
            sounds.play(.completed, as: Sound.completed.recipe, volume: 1)
            speaker.waitUntilItStarts()
            sounds.play(.captured, as: Sound.captured.recipe, volume: 1)
            sounds.play(.failed, as: Sound.failed.recipe, volume: 1)
            speaker.started.signal()
            await hears(["plays completed at 1.0", "completed stops", "plays failed at 1.0"])
        }
    }

    /// Compares the calls since the last check, which come from another thread.
    private func hears(_ wanted: [String], at place: SourceLocation = #_sourceLocation) async {
        for _ in 0..<5000 where _performed.count < wanted.count { try? await Task.sleep(for: .milliseconds(1)) }
        // A sound that must not play may still arrive.
        try? await Task.sleep(for: .milliseconds(20))
        let heard = Device.asked.map { call in
            call.replacing(/\.AudioServicesPlaySystemSoundWithCompletion\((\d), nil\)/) { "plays \($0.1)" }
                .replacing(".stop()", with: " stops")
        }
        #expect(heard == wanted, sourceLocation: place)
    }
}

/// The speaker of a phone, whose calls another thread awaits.
private final class Speaker: @unchecked Sendable {
    private var category: AVAudioSession.Category
    private let lock = NSLock()
    private var sounds: UInt32 = 0
    private var starting = false
    var makesSounds = true
    var startsSlowly = false
    let started = DispatchSemaphore(value: 0)

    init(_ category: AVAudioSession.Category) { self.category = category }

    func change(to category: AVAudioSession.Category) { lock.withLock { self.category = category } }

    /// Blocks the main thread: `await` would need the queue that the hardware holds.
    func waitUntilItStarts() {
        while !lock.withLock({ starting }) { Thread.sleep(forTimeInterval: 0.001) }
    }

    var answers: [String: @Sendable (_Call) -> Any] {
        [
            "AVAudioSession.sharedInstance()": { _ in
                self.lock.withLock {
                    let session = AVAudioSession()
                    session._store.set("category", self.category)
                    return session
                }
            },
            "AVAudioPlayer.play()": { call in
                let player = call.receiver as! AVAudioPlayer
                let file = player._store.call.values[0] as! Data
                player._store.call = _Call(String((Self.files[file] ?? "something").prefix { $0 != " " }))
                _perform(_Call("plays \(player._store.call) at \(player.volume)"))
                self.lock.withLock { self.starting = self.startsSlowly }
                if self.startsSlowly { _ = self.started.wait(timeout: .now() + 5) }
                self.startsSlowly = false
                return true
            },
            "AudioServicesCreateSystemSoundID(_:_:)": { call in
                guard self.makesSounds, let data = try? Data(contentsOf: call.values[0] as! URL) else {
                    _perform(_Call("makes none"))
                    return Int32(-1)
                }
                self.sounds += 1
                (call.values[1] as! UnsafeMutablePointer<SystemSoundID>).pointee = self.sounds
                _perform(_Call("\(self.sounds) is \(Self.files[data] ?? "something else")"))
                return Int32(0)
            },
            "AudioServicesDisposeSystemSoundID(_:)": { call in
                _perform(_Call("disposes of \(call.values[0])"))
                return Int32(0)
            },
        ]
    }

    /// The files of some sounds, at some volumes.
    private static let files: [Data: String] = {
        var files: [Data: String] = [:]
        for sound in [Sound.completed, .captured, .failed] {
            for volume in [1, 0.5] { files[Data(sound.recipe.at(volume: volume).waveFile())] = "\(sound) at \(volume)" }
        }
        return files
    }()
}
