import Nod
import NodPerforming
import Testing

@Suite("ScorePlayback: what is drawn at any instant")
struct ScorePlaybackTests {
    private func score(_ moments: [Moment]) -> Score {
        var director = Director()
        var interaction = Interaction()
        return director.answer(moments, in: &interaction, at: 0)
    }

    @Test("Before anything was played, and long after, all is at rest")
    func rest() {
        var playback = ScorePlayback()
        #expect(playback.look(at: 0) == ScoreLook())
        #expect(playback.end == nil)
        playback.play(score([.itemCompleted]), at: 10)
        #expect(playback.end == 10.4)
        #expect(playback.look(at: 11) == ScoreLook())
    }

    @Test("A pulse grows to 1.15, and by 16 points beyond each side at most")
    func pulse() {
        var playback = ScorePlayback()
        playback.play(score([.itemCompleted]), at: 0)
        let peak = playback.look(at: 0.15)
        #expect(peak.scale == 1 && peak.pulse(width: 44, height: 44) == 1.15)
        #expect(peak.pulse(width: 361, height: 80) * 361 <= 361 + 32)
        #expect(peak.pulse(width: 80, height: 2000) == 1.016)
        #expect(playback.look(at: 0.4).pulse(width: 361, height: 80) == 1)
    }

    @MainActor
    @Test("What left and comes back is in its place again")
    func entering() {
        let player = ScorePlayer()
        player.leave(score([.departed]), at: 0)
        let left = player.look(at: 1)
        #expect(left.slide == 64 && left.room == 0 && left.opacity == 0)
        player.enter(score([.inserted]), at: 1)
        #expect(player.look(at: 1).slide == 0)
        #expect(player.look(at: 2) == ScoreLook())
    }

    @Test("A burst is drawn as the engine's particles fly, and is gone after its time")
    func burst() throws {
        var playback = ScorePlayback()
        let score = score([.collectionCompleted])
        playback.play(score, at: 5)
        let burst = try #require(score.burst)
        #expect(
            playback.look(at: 5.5).particles.map(\.look) == (0..<burst.count).map { burst.particle($0).look(at: 0.5) }
        )
        #expect(playback.look(at: 7).particles.isEmpty)
    }

    @Test("A held button keeps its scale, and a later score takes over only what it changes")
    func latest() {
        var session = FeedbackSession()
        var playback = ScorePlayback()
        for case .perform(let score, _) in session.handle(.pressed(target: 1, role: .button), at: 0) {
            playback.play(score, at: 0)
        }
        #expect(abs(playback.look(at: 9).scale - 0.97) < 0.001)
        playback.play(score([.captured]), at: 9)
        #expect(abs(playback.look(at: 9.1).scale - 0.97) < 0.001)
        #expect(playback.look(at: 9.1).capturedFlash > 0)
        for case .perform(let score, _) in session.handle(.released(target: 1), at: 10) { playback.play(score, at: 10) }
        #expect(playback.look(at: 12).scale == 1)
    }
}
