import Nod
import NodFile
import Testing

@testable import Exporters

@Suite("Scores")
struct RehearsalTests {
    @Test("A completed item in words")
    func words() {
        #expect(
            Rehearsal(NamedMoment("completed")!).text == """
                completed, standard profile
                  motion    disc: 0 to 1, spring 0.25 s / 0.75, 0.25 s
                  motion    tick: fades 0 to 1, 0.11 s after 0.07 s
                  motion    strike: fades 0 to 1, 0.11 s after 0.14 s
                  motion    scale: bounces to 1.12, spring 0.25 s / 0.75, 0.25 s
                  haptic    success, intensity 1
                  sound     completed, 0.38 s
                  toast     Completed “Buy milk” · Undo
                  announced Completed “Buy milk”
                  stays     0.45 s

                """
        )
    }

    @Test("With Reduce Motion a burst becomes a flash, and it is said what was held back")
    func reduced() {
        let text = Rehearsal(NamedMoment("collectionCompleted")!, reducesMotion: true).text
        #expect(text.contains("motion    successFlash: 0 to 0.15 and back, 0.4 s\n"))
        #expect(text.contains("held back motion: system\n"))
        #expect(!text.contains("burst"))
    }
}
