import NodPerforming
import TaskStore
import TaskTexts
import TestSupport
import Testing

@testable import TasksModel

@MainActor
@Suite("The list: sections, questions and days")
struct ListTests {
    @Test("Tasks stand by day, the soonest first; a section without a task isn't there")
    func sections() async throws {
        let world = World()
        try await world.write("someday")
        try await world.write("next week", due: World.today.adding(7))
        try await world.write("tomorrow", due: World.today.adding(1))
        try await world.write("yesterday", due: World.today.adding(-1))
        await world.book.load()
        let layout = ListLayout(world.book.tasks.values, for: ListQuestion(), today: World.today)
        let sections = layout.sections
        #expect(layout.count == 4)
        #expect(sections.map(\.kind) == [.overdue, .later, .none])
        #expect(sections.map { $0.tasks.map(\.title) } == [["yesterday"], ["tomorrow", "next week"], ["someday"]])
    }

    @Test("The section of a row that is still to leave stays, and shows it no longer as its own")
    func staying() async throws {
        let world = World()
        let task = try await world.write("pay rent", due: World.today)
        let done = [try await world.edit(task.id, .completing)]
        var question = ListQuestion()
        #expect(ListLayout(done, for: question, today: World.today).sections.isEmpty)
        let leaving = ListLayout(done, for: question, today: World.today, staying: [task.id])
        #expect(leaving.sections.map(\.kind) == [.today])
        #expect(leaving.count == 0)
        #expect(leaving.sections.allSatisfy { !$0.shows(done[0]) })
        question.filter = .all
        let both = ListLayout(done, for: question, today: World.today, staying: [task.id])
        #expect(both.sections.map(\.kind) == [.today, .completed])
        #expect(both.sections.map { $0.shows(done[0]) } == [false, true])
    }

    @Test("An empty list says why, and its first step leads out of it")
    func emptiness() {
        var question = ListQuestion()
        #expect(question.emptiness(hasCompleted: false) == .new)
        #expect(question.emptiness(hasCompleted: true) == .done)
        #expect(question.next(after: .new) == nil)
        #expect(question.next(after: .done)?.filter == .completed)
        (question.filter, question.text) = (.completed, "  ")
        #expect(question.emptiness(hasCompleted: false) == .completed)
        question.text = "milk"
        #expect(question.emptiness(hasCompleted: true) == .search)
        #expect(question.next(after: .search)?.filter == .completed)
        #expect(question.next(after: .search)?.text == "")
    }

    @Test(
        "Days are said as people say them",
        arguments: [
            ("en", -1, "yesterday"), ("en", 0, "today"), ("en", 1, "tomorrow"), ("en", 4, "Monday"),
            ("it", 0, "oggi"), ("it", 4, "lunedì"),
        ]
    )
    func days(language: String, distance: Int, words: String) {
        let texts = Texts(for: [language])
        #expect(DueWords(World.today.adding(distance), today: World.today, texts: texts).text == words)
        #expect(texts.locale.language.languageCode?.identifier == language)
    }

    @Test("What is overdue is said, not only coloured; a day of another year has its year")
    func far() {
        let texts = Texts(for: ["en"])
        let late = DueWords(World.today.adding(-400), today: World.today, texts: texts)
        #expect(late.isOverdue)
        #expect(late.spoken(texts) == "Overdue: \(late.text)")
        #expect(late.text.contains("2025"))
        #expect(!DueWords(World.today.adding(30), today: World.today, texts: texts).text.contains("2026"))
        #expect(Day(World.today.date()) == World.today)
    }

    @Test("The person's dearest language that there are texts for is spoken, else English")
    func languages() {
        #expect(Texts(for: ["tlh", "it-CH", "en"]).language == .it)
        #expect(Texts(for: ["tlh"]).language == .en)
        #expect(Texts(for: ["it"])("board.count", count: 1) == "1 attività")
    }
}

@Suite("A query of tasks that were read")
struct QueryTests {
    @Test("finds what the store finds, in its order", arguments: QueryCases.all.queries)
    func finds(query: QueryCases.Case) async throws {
        let store = try Store()
        let ids = try await store.write { try QueryCases.all.write(to: $0) }
        let tasks = try await store.read { try $0.page(TaskQuery(.all)) }.tasks
        #expect(query.query(ids).found(in: tasks.reversed()).map(\.title) == query.titles)
    }
}
