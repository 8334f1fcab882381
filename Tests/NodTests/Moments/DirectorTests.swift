import Testing

@testable import Nod

@Suite("Director")
struct DirectorTests {
    private func score(_ moments: Moment..., by director: Director = Director()) -> Score {
        var director = director
        var interaction = Interaction()
        return director.answer(moments, in: &interaction, at: 0)
    }

    private func loud(_ profile: Profile = .standard) -> Director {
        var director = Director()
        director.context.preferences = .audible
        director.context.profile = profile
        return director
    }

    /// Moment, haptic standard, haptic child, sound, toast, words, stay: the table of the design.
    static let rows: [(Moment, HapticKind?, HapticKind?, Sound?, ToastKind?, Announcement.Words?, Double)] = [
        (.completed, .success, .success, .completed, .completed, .toast, 0.45),
        (.reopened, nil, .light, nil, nil, nil, 0),
        (.itemCompleted, .light, .light, .completed, .completed, .toast, 0.6),
        (.captured, .medium, .medium, .captured, nil, .captured, 0.2),
        (.firstCapture, .medium, .medium, .celebration, nil, .firstCaptureSaved, 1.5),
        (.collectionCompleted, .medium, .medium, .celebration, .collection, .toast, 0),
        (.selected, nil, .selection, nil, nil, nil, 0),
        (.toggled, nil, .light, nil, nil, nil, 0),
        (.deleted, .heavy, .heavy, nil, .deleted, .toast, 0),
        (.succeeded, .success, .success, nil, .notice, .toast, 0),
        (.warned, .warning, .warning, .warning, .notice, .toast, 0),
        (.failed, .error, .error, .failed, .failure, .toast, 0),
        (.inserted, nil, nil, nil, nil, nil, 0),
        (.departed, nil, nil, nil, nil, nil, 0),
        (.moved, nil, nil, nil, nil, nil, 0),
        (.presented, nil, nil, nil, nil, nil, 0),
        (.dismissed, nil, nil, nil, nil, nil, 0),
    ]

    @Test("The table has every moment but presses")
    func completeness() { #expect(Set(Self.rows.map(\.0)) == Set(Moment.allCases.filter { $0.role == nil })) }

    @Test(
        "Every moment is felt, heard, read and announced as the table says, in both profiles",
        arguments: rows.indices
    )
    func table(row: Int) {
        let (moment, standard, child, sound, toast, words, stay) = Self.rows[row]
        for (profile, haptic) in [(Profile.standard, standard), (.child, child)] {
            let score = score(moment, by: loud(profile))
            #expect(score.haptic == haptic.map { Haptic($0) })
            #expect(score.sound == sound)
            #expect(score.volume == (sound == nil ? 0 : 0.5))
            #expect(score.toast == toast)
            #expect(score.announcement == words.map { Announcement($0, isAssertive: moment == .failed) })
            #expect(score.stay == stay)
            #expect(score.held.isEmpty)
        }
    }

    @Test(
        "Without motion every moment keeps haptic, sound, announcement and toast, and nothing moves",
        arguments: rows.indices
    )
    func reduced(row: Int) {
        let moment = Self.rows[row].0
        var still = loud()
        still.surroundings.reducesMotion = true
        let full = score(moment, by: loud())
        let reduced = score(moment, by: still)
        #expect(!reduced.tracks.contains { $0.property.isMovement })
        #expect(reduced.burst == nil)
        #expect(reduced.haptic == full.haptic && reduced.sound == full.sound)
        #expect(reduced.announcement == full.announcement && reduced.toast == full.toast)
        let loses = full.burst != nil || full.tracks.contains { $0.property.isMovement }
        #expect(reduced.reasonHeld(.motion) == (loses ? .system : nil))
    }

    @Test(
        "What celebrates leaves something to see without motion",
        arguments: [Moment.firstCapture, .itemCompleted, .collectionCompleted]
    )
    func substitution(moment: Moment) {
        var still = loud()
        still.context.preferences.motion = .reduced
        let score = score(moment, by: still)
        #expect(score.flashes)
        #expect(score.reasonHeld(.motion) == .person)
    }

    @Test("Routine moments change at most two visual properties", arguments: rows.indices)
    func routine(row: Int) {
        let moment = Self.rows[row].0
        guard moment.isRoutine else { return }
        #expect(Score.looks(of: score(moment).tracks) <= 2)
        #expect(score(moment).burst == nil)
    }

    @Test("Celebrations last .4, 1.5 and 2 s")
    func durations() {
        #expect(score(.itemCompleted).duration == 0.4)
        #expect(score(.firstCapture).duration == 1.5)
        #expect(score(.collectionCompleted).duration == 2)
    }

    @Test("A first capture's particles leave when its confirmation is there, at .22 s; a child's are all large")
    func particles() {
        #expect(score(.firstCapture).burst?.start == 0.22 && score(.collectionCompleted).burst?.start == 0)
        #expect([.child, .standard].map { score(.collectionCompleted, by: loud($0)).burst?.isLarge } == [true, false])
    }

    @Test("A press is felt: for children button .5, primary .7, critical .8; else icon and card 1, primary .7")
    func presses() {
        let felt = PressRole.allCases.map { score(.pressed($0), by: loud(.child)).haptic?.intensity }
        #expect(felt == [0.5, 0.5, 0.5, 0.7, 0.8, nil])
        #expect(PressRole.allCases.map { score(.pressed($0)).haptic?.intensity } == [nil, 1, 1, 0.7, nil, nil])
    }

    @Test("A standard button given a child's press haptics is felt as a child's and moves as before")
    func pressHaptics() {
        var profile = Profile.standard
        profile.pressHaptics = .child
        for role in PressRole.allCases {
            let felt = score(.pressed(role), by: loud(profile))
            #expect(felt.haptic == score(.pressed(role), by: loud(.child)).haptic)
            #expect(felt.tracks == score(.pressed(role), by: loud()).tracks)
        }
    }

    @Test("The same seed and calls give the same scores")
    func determinism() {
        #expect(score(.firstCapture, by: Director(seed: 7)) == score(.firstCapture, by: Director(seed: 7)))
        #expect(score(.firstCapture, by: Director(seed: 7)) != score(.firstCapture, by: Director(seed: 8)))
    }
}
