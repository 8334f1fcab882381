import Testing

@testable import Nod

@Suite("Interaction")
struct InteractionTests {
    private var director: Director {
        var director = Director()
        director.context.preferences = .audible
        director.context.profile = .child
        return director
    }

    @Test("The strength of haptics: error, warning, success, heavy, medium, light, selection")
    func haptics() {
        let weakestFirst: [HapticKind] = [.selection, .light, .medium, .heavy, .success, .warning, .error]
        #expect(weakestFirst.reversed().sorted() == weakestFirst)
    }

    @Test("The strength of sounds: failed, warning, celebration, captured, completed")
    func sounds() {
        let weakestFirst: [Sound] = [.completed, .captured, .celebration, .warning, .failed]
        #expect(weakestFirst.reversed().sorted() == weakestFirst)
    }
}
