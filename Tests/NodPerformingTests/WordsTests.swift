import Foundation
import Nod
import NodPerforming
import NodTesting
import Testing

@MainActor
@Suite("Words: the sentences the web library says, in the strings that apps get")
struct WordsTests {
    @Test(
        "A locale finds the table of its language, whatever its region, script or calendar",
        arguments: [
            ("it", "it"), ("it_IT", "it"), ("it-CH", "it"), ("IT_it@calendar=gregorian", "it"), ("en-GB", "en"),
            ("en_001", "en"), ("pt-BR", "pt-BR"), ("pt_BR@numbers=latn", "pt-BR"), ("zh-Hant-TW", "zh-Hant"),
            ("pt", nil), ("pt-PT", nil), ("zh-Hans", nil), ("ita", nil), ("fr_FR", nil), ("", nil), ("_", nil),
            ("@", nil),
        ] as [(String, String?)]
    )
    func language(locale: String, table: String?) {
        #expect(Words.table(for: locale, among: ["en", "it", "pt-BR", "zh-Hant"]) == table)
    }

    @Test(
        "One item by its title, several by their count, a collection by its name",
        arguments: [
            (
                "en",
                [
                    "Completed “Buy milk”", "Completed 2 tasks", "“Groceries” complete!", "Deleted “Buy milk”",
                    "Couldn't save “Buy milk”. Check your connection and try again.",
                ]
            ),
            (
                "it",
                [
                    "Completata: «Buy milk»", "2 attività completate", "«Groceries»: tutto fatto!",
                    "Eliminata: «Buy milk»",
                    "Non riesco a salvare «Buy milk». Controlla la connessione e riprova.",
                ]
            ),
        ]
    )
    func toasts(language: String, sentences: [String]) throws {
        let words = try Tables.words(language)
        let told: [ToastContent] = [
            Told { $0.tap(1) }, Told { world in for item: ItemID in [1, 2] { world.tap(item) } },
            Told { $0.completeGroceries() },
            Told { $0.center.deleted(1) },
            Told { world in
                world.tap(1)
                world.center.report(.refused(item: 1))
            },
        ].compactMap(\.toast)
        #expect(told.map { words.pieces(of: $0).text } == sentences)
    }

    @Test("Without names there are still words, and for one thing those for one")
    func unnamed() throws {
        let words = try Tables.words("en")
        let told = [
            Told(titles: false) { $0.tap(1) }, Told(titles: false) { $0.completeGroceries() },
            Told(titles: false) {
                $0.tap(1)
                $0.center.report(.refused(item: 1))
            },
            Told { $0.center.report(.happened(.failed, target: 1, item: nil, message: nil, cause: nil)) },
        ].compactMap(\.toast)
        #expect(
            told.map { words.pieces(of: $0).text } == [
                "Completed 1 task", "All complete!", "Couldn't save. Check your connection and try again.",
                "Something went wrong. Check your connection and try again.",
            ]
        )
    }

    @Test("A button says what it does, in the app's words if it has some; one that would do nothing is not there")
    func actions() throws {
        let words = try Tables.words("en")
        let told = [
            Told { $0.tap(1) }, Told { $0.center.deleted(1) {} }, Told { $0.center.deleted(1) },
            Told { $0.center.say(ToastMessage("No."), as: .failed) },
            Told { $0.center.say(ToastMessage("No."), as: .failed) {} },
            Told { $0.center.say(ToastMessage("Moved.", actionTitle: "Show"), as: .succeeded) {} },
            Told { $0.center.report(.happened(.failed, target: 1, item: 1, message: nil, cause: nil)) },
            Told { world in
                world.tap(1)
                world.center.report(.refused(item: 1))
            },
        ].compactMap(\.toast)
        #expect(told.map { words.actionText(of: $0) } == ["Undo", "Undo", nil, nil, "Retry", "Show", nil, "Retry"])
    }
}

/// The first toast after something happened.
@MainActor
private struct Told {
    let toast: ToastContent?

    init(titles: Bool = true, _ happen: (World) -> Void) {
        let world = World()
        if titles {
            world.center.describe(1, FeedbackItem(title: "Buy milk"))
            world.center.name(collection: 3, "Groceries")
        }
        happen(world)
        toast = world.recorder.toasts.first
    }
}

extension World {
    fileprivate func completeGroceries() {
        let counts = [CollectionCount(collection: 3, open: 1, total: 2)]
        center.report(.toggled(CompletionToggle(item: 1, isCompleted: false, collections: counts)))
    }
}

/// The strings as they are in the package.
enum Tables {
    static func words(_ language: String) throws -> Words {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/NodUI/Resources/\(language).lproj/Nod.strings")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        let table = try #require(list as? [String: String])
        return Words(in: language) { table["nod.\($0)"] }
    }
}
